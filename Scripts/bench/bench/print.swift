// SPDX-License-Identifier: GPL-3.0-or-later

// The minimum that a Swift program does.
print("1")
