import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

const mainWorkTree = (): string => {
  try {
    const asked = ['rev-parse', '--path-format=absolute', '--git-common-dir']
    return path.dirname(execFileSync('git', asked, { encoding: 'utf8', stdio: 'pipe' }).trim())
  } catch {
    return process.cwd()
  }
}

/**
 * A public table that our own data is checked by, kept in `shared/reference` beside the repository and never in it: its
 * license is another. A linked work tree finds it beside the main one; undefined where the folder does not exist.
 */
export const referenceTable = (name: string): string | undefined => {
  const file = path.resolve(mainWorkTree(), '../shared/reference', name)
  return existsSync(file) ? file : undefined
}
