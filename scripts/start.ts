import { readPhonePromotion } from '../domain/phone-promotion.ts'
import { build } from './build.ts'
import { chosenPort } from './serving/chosen-port.ts'
import { serveWorkers } from './serving/local-workers.ts'
import { settingsIn } from './deploying/shell-settings.ts'

const { faults } = readPhonePromotion(process.env.PHONE_PROMOTION ?? '')
if (faults.length > 0) {
  console.error(['PHONE_PROMOTION cannot stand:', ...faults.map((fault) => `  - ${fault}`)].join('\n'))
  process.exit(1)
}

const port = await chosenPort(4173)

await build()
await serveWorkers({
  port,
  workers: ['server', 'trayecto_backend'],
  vars: settingsIn(process.env),
  front: true,
})
console.log(`Trayecto is at http://localhost:${port}`)
