import { writeFileSync } from 'node:fs'
import { cruisesSource } from '../content/cruises-source.ts'
import { coursesFile, makeCourses } from './make-courses.ts'

const courses = makeCourses(cruisesSource())
writeFileSync(coursesFile, `${JSON.stringify(courses)}\n`)
console.log(`${coursesFile}: ${Object.keys(courses.legs).length} legs, ${Object.keys(courses.charts).length} charts`)
