import type { Plugin } from 'vite'

interface Script {
  readonly fileName: string
  readonly name: string
  readonly imports: readonly string[]
}

/** The names of scripts that wait for each other, in their order; undefined where none do. */
export const circleOf = (scripts: readonly Script[]): readonly string[] | undefined => {
  const all = new Map(scripts.map((script) => [script.fileName, script]))
  const done = new Set<string>()
  const follow = (fileName: string, path: readonly string[]): readonly string[] | undefined => {
    if (path.includes(fileName)) return [...path.slice(path.indexOf(fileName)), fileName]
    const script = all.get(fileName)
    if (!script || done.has(fileName)) return undefined
    done.add(fileName)
    return script.imports.reduce<readonly string[] | undefined>(
      (found, next) => found ?? follow(next, [...path, fileName]),
      undefined,
    )
  }
  for (const { fileName } of scripts) {
    const circle = follow(fileName, [])
    if (circle) return circle.map((name) => all.get(name)?.name ?? name)
  }
  return undefined
}

/** Groups that leave out what they import can be torn so that two scripts wait for each other: one would run before what it needs. */
export const acyclicScripts = (): Plugin => ({
  name: 'acyclic-scripts',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    const circle = circleOf(Object.values(bundle).filter((file) => file.type === 'chunk'))
    if (circle) this.error(`Scripts wait for each other: ${circle.join(' → ')}`)
  },
})
