// SPDX-License-Identifier: GPL-3.0-or-later

#include "EmbeddedFiles.h"

// #embed is C23, and clang accepts it in every version of C.
#pragma clang diagnostic ignored "-Wc23-extensions"

#define FOLDER CodeExport/Parts

static const struct EmbeddedFile files[] = {
#define FILE AccessoryViews.swift
#include "entry.h"
#define FILE BadgeAccessory.swift
#include "entry.h"
#define FILE BadgeLabel.swift
#include "entry.h"
#define FILE CardProvider.swift
#include "entry.h"
#define FILE CardView.swift
#include "entry.h"
#define FILE Chevron.swift
#include "entry.h"
#define FILE Controller.swift
#include "entry.h"
#define FILE ControllerControls.swift
#include "entry.h"
#define FILE ControllerDelegate.swift
#include "entry.h"
#define FILE CornerMasks.swift
#include "entry.h"
#define FILE EdgeConstraints.swift
#include "entry.h"
#define FILE FaithfulCardProvider.swift
#include "entry.h"
#define FILE FaithfulCardView.swift
#include "entry.h"
#define FILE FaithfulNativeAccessories.swift
#include "entry.h"
#define FILE FaithfulRowCell.swift
#include "entry.h"
#define FILE Fonts.swift
#include "entry.h"
#define FILE HeaderView.swift
#include "entry.h"
#define FILE ItemImage.swift
#include "entry.h"
#define FILE LabelCell.swift
#include "entry.h"
#define FILE ListBadge.swift
#include "entry.h"
#define FILE ListSymbolTile.swift
#include "entry.h"
#define FILE NativeProvider.swift
#include "entry.h"
#define FILE RoundedPath.swift
#include "entry.h"
#define FILE RowCell.swift
#include "entry.h"
#define FILE RowCellContents.swift
#include "entry.h"
#define FILE RowCellLines.swift
#include "entry.h"
#define FILE RowPosition.swift
#include "entry.h"
#define FILE ShadowView.swift
#include "entry.h"
#define FILE SymbolTile.swift
#include "entry.h"
#define FILE Tests.swift
#include "entry.h"
#define FILE TrailingAlignment.swift
#include "entry.h"
};

struct EmbeddedFiles codeParts(void) { return (struct EmbeddedFiles){files, sizeof files / sizeof *files}; }
