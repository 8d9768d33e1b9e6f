// SPDX-License-Identifier: GPL-3.0-or-later
// One element of a list: the file that FILE names in FOLDER. The C compiler embeds it in milliseconds; the Swift
// compiler takes a minute for the same bytes as an array literal.

#define TEXT_OF(word) #word
#define NAME_OF(file) TEXT_OF(file)
#define PATH_OF(folder, file) TEXT_OF(../folder/file)
{NAME_OF(FILE), (const unsigned char[]){
#embed PATH_OF(FOLDER, FILE) suffix(, 0)
}},
#undef TEXT_OF
#undef NAME_OF
#undef PATH_OF
#undef FILE
