/** Words of one look, within a line. */
export interface Run {
  readonly text: string
  readonly bold: boolean
  readonly muted: boolean
}

/** A paragraph, broken where the paper ends. */
export type Line = readonly Run[]

/** What a page of paper consists of, from its top down. */
export type Block =
  | { readonly is: 'heading'; readonly level: 1 | 2 | 3; readonly line: Line }
  | { readonly is: 'text'; readonly line: Line; readonly bullet: boolean }
  /** a name, and what it stands for beside it; an amount stands at the far edge */
  | { readonly is: 'fact'; readonly name: Line; readonly lines: readonly Line[]; readonly isAmount: boolean }
  /** filled outlines in a square of so many units */
  | { readonly is: 'drawing'; readonly units: number; readonly shapes: readonly Shape[] }

export interface Shape {
  readonly path: string
  readonly fill: string
}

export const textOf = (line: Line): string => line.map(({ text }) => text).join('')
