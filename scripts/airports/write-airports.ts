import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { airportModule } from './airport-module.ts'

const folder = path.join(import.meta.dirname, '../../backend/airports')

writeFileSync(path.join(folder, 'airport-rows.ts'), await airportModule())
const { vocabularyModule } = await import('./vocabulary-module.ts')
writeFileSync(path.join(folder, 'vocabulary-words.ts'), vocabularyModule())
const { indexModule } = await import('./index-module.ts')
writeFileSync(path.join(folder, 'index-words.ts'), indexModule())
