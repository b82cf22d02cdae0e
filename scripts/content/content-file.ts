import { type LineCounter, type Node, LineCounter as Lines, isNode, parseDocument } from 'yaml'
import * as v from 'valibot'

/** What is wrong with a file of content, and where an editor finds it. */
export interface ContentFault {
  readonly file: string
  /** from 1 */
  readonly line: number
  readonly message: string
}

export type Read<Value> = { readonly value: Value; readonly faults: readonly ContentFault[] }

/** A piece of YAML and where it stands: a whole file, a page's front matter, a section's block. */
export interface YamlPiece {
  readonly file: string
  readonly text: string
  /** the file's line, from 1, on which the text begins */
  readonly firstLine: number
}

type Document = ReturnType<typeof parseDocument>

const lineOfOffset = (lines: LineCounter, offset: number): number => Math.max(1, lines.linePos(offset).line)

/** The line of what a fault speaks of, or of the nearest thing around it that is there. */
const lineOfPath = (document: Document, lines: LineCounter, path: readonly unknown[]): number => {
  for (let length = path.length; length >= 0; length--) {
    const found: unknown = length === 0 ? document.contents : document.getIn(path.slice(0, length), true)
    if (isNode(found) && (found as Node).range) return lineOfOffset(lines, found.range?.[0] ?? 0)
  }
  return 1
}

const pathOf = (issue: v.BaseIssue<unknown>): readonly unknown[] => (issue.path ?? []).map(({ key }) => key)

/** Reads YAML as a schema says. Every fault names the file and its line; with any, there is no value. */
export const readYaml = <Value>(
  schema: v.GenericSchema<unknown, Value>,
  { file, text, firstLine }: YamlPiece,
): Read<Value | undefined> => {
  const lines = new Lines()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const at = (line: number, message: string): ContentFault => ({ file, line: firstLine + line - 1, message })
  const broken = document.errors.map((error) => at(lineOfOffset(lines, error.pos[0]), error.message))
  if (broken.length > 0) return { value: undefined, faults: broken }
  const parsed = v.safeParse(schema, document.toJS())
  if (parsed.success) return { value: parsed.output, faults: [] }
  const faults = parsed.issues.map((issue) => {
    const path = pathOf(issue)
    return at(lineOfPath(document, lines, path), `${path.join('.') || 'it'}: ${issue.message}`)
  })
  return { value: undefined, faults }
}
