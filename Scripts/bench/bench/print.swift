// SPDX-License-Identifier: GPL-3.0-or-later

// The least that a Swift program does.
print("1")
