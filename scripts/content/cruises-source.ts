import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readYaml } from './content-file.ts'
import { type CruisesSource, cruisesSchema } from './cruise-schemas.ts'
import { contentFolder } from './read-content.ts'

/** What `cruises.yaml` says. Throws where it cannot be read. */
export const cruisesSource = (): CruisesSource => {
  const file = path.join(contentFolder, 'cruises/cruises.yaml')
  const { value, faults } = readYaml(cruisesSchema, { file, text: readFileSync(file, 'utf8'), firstLine: 1 })
  if (!value) throw new Error(faults.map(({ line, message }) => `${file}:${line} ${message}`).join('\n'))
  return value
}
