import { type DocumentNode, type FragmentDefinitionNode, Kind, type SelectionSetNode } from 'graphql'

/** What one query may ask. The site's own largest is well below each. */
export const queryLimits = { characters: 20_000, tokens: 2000, depth: 8, fields: 400, rootFields: 10 } as const

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>

/** Counts fields as they would be answered: a fragment counts each time that it is spread. */
const measure = (fragments: Fragments) => {
  let fields = 0
  let atRoot = 0
  let deepest = 0
  const isOver = (): boolean =>
    fields > queryLimits.fields || deepest > queryLimits.depth || atRoot > queryLimits.rootFields
  const walk = ({ selections }: SelectionSetNode, depth: number): void => {
    for (const selection of selections) {
      if (isOver()) return
      if (selection.kind === Kind.FIELD) {
        fields += 1
        if (depth === 1) atRoot += 1
        deepest = Math.max(deepest, depth)
        if (selection.selectionSet) walk(selection.selectionSet, depth + 1)
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        walk(selection.selectionSet, depth)
      } else {
        const fragment = fragments.get(selection.name.value)
        if (fragment) walk(fragment.selectionSet, depth)
      }
    }
  }
  return { walk, found: () => ({ fields, atRoot, deepest }) }
}

/** Why a query is too much to answer; undefined where it is not. Takes valid documents alone: their fragments have no cycles. */
export const overLimit = (document: DocumentNode): string | undefined => {
  const fragments: Fragments = new Map(
    document.definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [])),
  )
  const { walk, found } = measure(fragments)
  for (const node of document.definitions) {
    if (node.kind === Kind.OPERATION_DEFINITION) walk(node.selectionSet, 1)
  }
  const { fields, atRoot, deepest } = found()
  if (atRoot > queryLimits.rootFields) return `The query asks for more than ${queryLimits.rootFields} things at once.`
  if (deepest > queryLimits.depth) return `The query is deeper than ${queryLimits.depth} fields.`
  if (fields > queryLimits.fields) return `The query asks for more than ${queryLimits.fields} fields.`
  return undefined
}
