import ArgumentParser
import LineEditing

extension ColorPolicy: ExpressibleByArgument {}
