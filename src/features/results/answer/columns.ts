/** Rows turned on their side: one list a field. As JSON it names each field once, and an absent value is `null`. */
export type Columns<Row> = { readonly [Key in keyof Row]: readonly Row[Key][] }

export const toColumns = <Row extends object>(
  rows: readonly Row[],
  keys: readonly (keyof Row & string)[],
): Columns<Row> => Object.fromEntries(keys.map((key) => [key, rows.map((row) => row[key])])) as unknown as Columns<Row>

/** The rows again; what JSON wrote as `null` is `undefined`. */
export const fromColumns = <Row extends object>(columns: Columns<Row>): Row[] => {
  const entries = Object.entries(columns) as [string, readonly unknown[]][]
  const length = entries[0]?.[1].length ?? 0
  return Array.from({ length }, (_, index) => {
    const row: Record<string, unknown> = {}
    for (const [key, column] of entries) row[key] = column[index] ?? undefined
    return row as Row
  })
}
