import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { airportModule } from './airport-module.ts'

const file = path.join(import.meta.dirname, '../../backend/airports/airport-rows.ts')

writeFileSync(file, await airportModule())
