/** What no answer may tell: what the program is made of, where it lies, what it holds. */
export const leak =
  /\bat \/|node:|node_modules|\.ts\b|sqlite|postgres|kysely|\bselect\b|\binsert\b|relation |column |syntax error|stack|Maximum call|FST_|zod|RangeError|TypeError|Error:|\/work|\/tmp/i
