/** How wide a text is at a size of 1. */
export type Measure = (text: string) => number

interface Room {
  readonly width: number
  /** the first is taken that needs no more lines than there may be */
  readonly sizes: readonly number[]
  readonly lines: number
}

export interface FittedText {
  readonly size: number
  readonly lines: readonly string[]
}

const brokenAt = (words: readonly string[], width: number, measure: Measure): readonly string[] => {
  const lines: string[] = []
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && measure(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

const shares = [0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95, 1]

/** As many lines as the width needs, but about equally long: no word stands alone on the last. */
const balanced = (words: readonly string[], width: number, measure: Measure): readonly string[] => {
  const needed = brokenAt(words, width, measure).length
  const evenly = shares
    .map((share) => brokenAt(words, width * share, measure))
    .find((lines) => lines.length === needed && lines.every((line) => measure(line) <= width))
  return evenly ?? brokenAt(words, width, measure)
}

const wordsOf = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '')

const cut = (line: string, width: number, measure: Measure): string => {
  let kept = [...line]
  while (kept.length > 0 && measure(`${kept.join('').trimEnd()}…`) > width) kept = kept.slice(0, -1)
  return `${kept.join('').trimEnd()}…`
}

const fitted = (text: string, size: number, { width, lines: most }: Room, measure: Measure): FittedText | undefined => {
  const lines = balanced(wordsOf(text), width / size, measure)
  const fits = lines.length <= most && lines.every((line) => measure(line) * size <= width)
  return fits ? { size, lines } : undefined
}

/** The text in lines at the largest size at which it fits; undefined where it does at none. */
export const fitText = (text: string, room: Room, measure: Measure): FittedText | undefined => {
  for (const size of room.sizes) {
    const found = fitted(text, size, room, measure)
    if (found) return found
  }
  return undefined
}

/** As `fitText`, and where it does not fit at the smallest size, less of the text. */
export const fitOrCut = (text: string, room: Room, measure: Measure): FittedText => {
  const found = fitText(text, room, measure)
  if (found) return found
  const size = room.sizes.at(-1) ?? 1
  const width = room.width / size
  const all = brokenAt(wordsOf(text), width, measure)
  const lines = all.slice(0, room.lines)
  const isCut = all.length > room.lines
  return {
    size,
    lines: lines.map((line, index) =>
      (isCut && index === lines.length - 1) || measure(line) > width ? cut(line, width, measure) : line,
    ),
  }
}
