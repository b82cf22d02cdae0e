import { readFileSync } from 'node:fs'
import type { RootContent } from 'mdast'
import type { GenericSchema } from 'valibot'
import type { Language, Section } from '../../backend/content-api/content-page.ts'
import { sectionCompilers } from './compile-section.ts'
import { type ContentFault, type Read, readYaml } from './content-file.ts'
import { linkedPaths, markdownHtml, markdownProblems, parseMarkdown } from './markdown.ts'
import { type FrontMatter, frontMatterSchema } from './page-schemas.ts'
import { type SectionName, isSectionName, sectionSchemas } from './section-schemas.ts'

export interface LanguageSource {
  readonly front: FrontMatter
  readonly sections: readonly Section[]
  /** paths of the site that it links to */
  readonly links: readonly string[]
}

interface Place {
  readonly file: string
  /** lines of the file above the Markdown */
  readonly above: number
  readonly language: Language
}

type Part = Read<Section | undefined>

const compile = <Name extends SectionName>(name: Name, value: unknown, language: Language): Section =>
  sectionCompilers[name](value as Parameters<(typeof sectionCompilers)[Name]>[0], language)

const readBlock = (node: RootContent & { type: 'code' }, { file, above, language }: Place): Part => {
  const line = above + (node.position?.start.line ?? 1)
  const name = node.lang ?? ''
  if (!isSectionName(name)) {
    const names = Object.keys(sectionSchemas).join(', ')
    return {
      value: undefined,
      faults: [{ file, line, message: `no section is called ${name || '(nothing)'}: ${names}` }],
    }
  }
  const schema: GenericSchema<unknown, unknown> = sectionSchemas[name]
  const { value, faults } = readYaml(schema, { file, text: node.value, firstLine: line + 1 })
  if (value === undefined) return { value: undefined, faults: faults.map((fault) => inSection(fault, name)) }
  return { value: compile(name, value, language), faults: [] }
}

const inSection = (fault: ContentFault, name: string): ContentFault => ({
  ...fault,
  message: `${name}: ${fault.message}`,
})

const isBlock = (node: RootContent): node is RootContent & { type: 'code' } => node.type === 'code'

/** Prose between two sections is a section of its own. */
const partsOf = (nodes: readonly RootContent[], place: Place): readonly Part[] => {
  const parts: Part[] = []
  let prose: RootContent[] = []
  const endProse = () => {
    if (prose.length === 0) return
    const faults = markdownProblems(prose).map(({ line, message }) => ({
      file: place.file,
      line: place.above + line,
      message,
    }))
    parts.push({ value: { kind: 'Prose', html: markdownHtml(prose) }, faults })
    prose = []
  }
  for (const node of nodes) {
    if (!isBlock(node)) {
      prose.push(node)
      continue
    }
    endProse()
    parts.push(readBlock(node, place))
  }
  endProse()
  return parts
}

const hrefsOf = (sections: readonly Section[]): readonly string[] =>
  sections.flatMap((section) => (section.kind === 'ImageCards' ? section.pages.map(({ href }) => href) : []))

/** Reads `es.md` or `en.md`. */
export const readLanguage = (file: string, language: Language): Read<LanguageSource | undefined> => {
  const text = readFileSync(file, 'utf8')
  const [whole = '', matter = ''] = /^---\n([\s\S]*?)\n---\n/.exec(text) ?? []
  if (whole === '')
    return {
      value: undefined,
      faults: [{ file, line: 1, message: 'begins with front matter between two lines of ---' }],
    }
  const front = readYaml(frontMatterSchema, { file, text: matter, firstLine: 2 })
  const { children } = parseMarkdown(text.slice(whole.length))
  const parts = partsOf(children, { file, above: whole.split('\n').length - 1, language })
  const faults = [...front.faults, ...parts.flatMap((part) => part.faults)]
  if (front.value === undefined || faults.length > 0) return { value: undefined, faults }
  const sections = parts.flatMap(({ value }) => value ?? [])
  return {
    value: { front: front.value, sections, links: [...linkedPaths(children), ...hrefsOf(sections)] },
    faults: [],
  }
}
