interface Frame {
  readonly functionName: string
  readonly url: string
  readonly lineNumber: number
}

interface ProfileNode {
  readonly id: number
  readonly callFrame: Frame
  readonly hitCount: number
  readonly children?: readonly number[]
}

export interface CpuProfile {
  readonly nodes: readonly ProfileNode[]
}

export interface FunctionTime {
  readonly name: string
  /** shares of the samples: in the function itself, and in it or what it called */
  readonly self: number
  readonly total: number
}

const nameOf = ({ functionName, url, lineNumber }: Frame): string => {
  const name = functionName || '(anonymous)'
  return url ? `${name} ${url.replace(/^.*\//, '').replace(/-[\w-]{8}(?=\.js$)/, '')}:${lineNumber + 1}` : name
}

const waiting: ReadonlySet<string> = new Set(['(idle)', '(root)'])

const add = (times: Map<string, number>, name: string, hits: number): void =>
  void times.set(name, (times.get(name) ?? 0) + hits)

/** What each function took of the samples in which something ran; a function that calls itself counts once. */
export const timesOf = ({ nodes }: CpuProfile): readonly FunctionTime[] => {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const self = new Map<string, number>()
  const total = new Map<string, number>()
  const walk = (node: ProfileNode, above: ReadonlySet<string>): number => {
    const name = nameOf(node.callFrame)
    const within = new Set(above).add(name)
    const hits = waiting.has(name) ? 0 : node.hitCount
    const below = (node.children ?? []).map((id) => byId.get(id)).filter((child) => child !== undefined)
    const all = below.reduce((sum, child) => sum + walk(child, within), hits)
    add(self, name, hits)
    if (!above.has(name)) add(total, name, all)
    return all
  }
  const [root] = nodes
  const samples = root ? walk(root, new Set()) : 0
  return [...total]
    .filter(([name]) => !waiting.has(name))
    .map(([name, hits]) => ({ name, self: (self.get(name) ?? 0) / samples, total: hits / samples }))
}
