import { appendFileSync } from 'node:fs'

/** Where a run of every bench collects what its parts found: one JSON a line. */
export const figuresFile = 'BENCH_FIGURES'

interface Goal {
  /** what is held against the limit: the figure itself, or how many times its control it is */
  readonly of: 'value' | 'ratio'
  readonly most?: number
  readonly least?: number
}

export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: string
  /** what the figure is held beside, measured in the same run */
  readonly control?: { readonly name: string; readonly value: number }
  /** none where a figure is only told */
  readonly goal?: Goal
}

export interface Judged extends Figure {
  readonly ratio: number | undefined
  readonly verdict: 'holds' | 'misses' | 'told'
}

const verdictOf = (measured: number | undefined, { most, least }: Goal): Judged['verdict'] =>
  measured !== undefined && measured <= (most ?? Infinity) && measured >= (least ?? -Infinity) ? 'holds' : 'misses'

export const judged = (figure: Figure): Judged => {
  const { value, control, goal } = figure
  const ratio = control && value / control.value
  const verdict = goal ? verdictOf(goal.of === 'ratio' ? ratio : value, goal) : 'told'
  return { ...figure, ratio, verdict }
}

const digits = (value: number): string => (Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(2))

const goalInWords = ({ goal, unit }: Figure): string => {
  if (!goal) return '–'
  const sign = goal.most === undefined ? '≥' : '≤'
  return `${sign} ${goal.most ?? goal.least ?? ''}${goal.of === 'ratio' ? '×' : ` ${unit}`}`
}

const cells = (figure: Judged): readonly string[] => [
  figure.name,
  `${digits(figure.value)} ${figure.unit}`,
  figure.control ? `${figure.control.name} ${digits(figure.control.value)} ${figure.unit}` : '–',
  figure.ratio === undefined ? '–' : `${figure.ratio.toFixed(2)}×`,
  goalInWords(figure),
  figure.verdict,
]

const header = ['figure', 'value', 'control', 'ratio', 'goal', 'verdict']

export const tableOf = (figures: readonly Judged[]): string => {
  const rows = [header, ...figures.map(cells)]
  const widths = header.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/**
 * Figures of the first of so many measurings of which all hold, or of the last: what else a machine does makes a figure worse
 * now and then, and what is too slow is so each time.
 */
export const measuredUpTo = async (
  most: number,
  measure: () => Promise<readonly Figure[]>,
): Promise<readonly Figure[]> => {
  const figures = await measure()
  if (most <= 1 || !figures.map(judged).some(({ verdict }) => verdict === 'misses')) return figures
  console.log(`measured once more, as one misses:\n${tableOf(figures.map(judged))}`)
  return measuredUpTo(most - 1, measure)
}

/** Tells what a part of the bench found, and ends the process with 1 where a goal is missed. */
export const reportFigures = (figures: readonly Figure[]): void => {
  const found = figures.map(judged)
  console.log(tableOf(found))
  const file = process.env[figuresFile]
  if (file) appendFileSync(file, found.map((figure) => `${JSON.stringify(figure)}\n`).join(''))
  if (found.some(({ verdict }) => verdict === 'misses')) process.exitCode = 1
}
