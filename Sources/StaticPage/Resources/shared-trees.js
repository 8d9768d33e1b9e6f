// SPDX-License-Identifier: GPL-3.0-or-later

// Reads values of which each is stored once; SharedTrees.swift describes the form.

export class SharedTrees {
  constructor({ shapes, nodes }) {
    this.shapes = shapes;
    this.nodes = nodes;
  }

  value(index) {
    const node = this.nodes[index];
    if (!Array.isArray(node)) return node;
    const [shape, ...indexes] = node;
    const values = indexes.map((each) => this.value(each));
    return shape === 0 ? values : Object.fromEntries(this.shapes[shape].map((name, at) => [name, values[at]]));
  }
}
