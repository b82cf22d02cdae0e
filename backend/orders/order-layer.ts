import { Layer } from 'effect'
import { jsonLoggerLayer } from '../api/json-logger.ts'
import { httpMailSenderLayer, mailSettings, outboxOnlyLayer } from '../mail/http-mail-sender.ts'
import { mailerLayer } from '../mail/mailer.ts'
import { retentionDays } from '../retention/retention-days.ts'
import { demoGatewayLayer } from '../payments/demo-gateway.ts'
import { Keys } from '../payments/card/keys.ts'
import { suppliersLayer } from '../products/product-layers.ts'
import { bookingIndexLayer } from './store/booking-index.ts'
import { documentEncryptionLayer } from './store/document-encryption.ts'
import { bookingRowsLayer } from './forgetting/booking-rows.ts'
import { loggedGateway, loggedSuppliers } from './logged-ports.ts'
import { operatorTasksLayer } from './parts/operator-tasks.ts'
import { objectStoreLayer } from './store/object-store.ts'
import { gatewayAfterWriting, suppliersAfterWriting } from './store/written-first.ts'
import { AfterTurn, OrderSettings } from './order-ports.ts'
import { orderSettings } from './order-settings.ts'
import { cartSeconds } from '../settings.ts'

type Env = Cloudflare.Env

const mailSenderLayer = (env: Env) => {
  const settings = mailSettings(env)
  return settings ? httpMailSenderLayer(settings) : outboxOnlyLayer
}

const gatewayLayer = (env: Env) =>
  demoGatewayLayer({
    database: env.DB,
    pagesOrigin: env.PAYMENT_PAGES_ORIGIN,
    plainCards: env.PLAIN_CARDS === 'allowed',
    cartSeconds: cartSeconds(env),
  }).pipe(Layer.provide(Keys.layer))

const indexLayer = (env: Env) =>
  bookingIndexLayer(env.DB, orderSettings(env).siteOrigins[0]).pipe(
    Layer.provide(mailerLayer(env.DB, retentionDays(env).mails).pipe(Layer.provide(mailSenderLayer(env)))),
  )

const encryptionLayer = documentEncryptionLayer.pipe(Layer.provide(Keys.layer))

/** Everything that an order works with. */
export const orderLayer = (context: DurableObjectState, env: Env, afterTurn: AfterTurn['Service']) => {
  const store = objectStoreLayer(context.storage)
  return Layer.mergeAll(
    store,
    Layer.succeed(AfterTurn, afterTurn),
    Layer.succeed(OrderSettings, orderSettings(env)),
    jsonLoggerLayer,
    operatorTasksLayer(env.DB),
    bookingRowsLayer(env.DB),
    suppliersAfterWriting.pipe(
      Layer.provide(store),
      Layer.provide(loggedSuppliers),
      Layer.provide(suppliersLayer({ database: env.DB, holdSeconds: orderSettings(env).holdSeconds })),
      Layer.provide(encryptionLayer),
    ),
    gatewayAfterWriting.pipe(Layer.provide(store), Layer.provide(loggedGateway), Layer.provide(gatewayLayer(env))),
    indexLayer(env),
    encryptionLayer,
  )
}

export type OrderServices = Layer.Success<ReturnType<typeof orderLayer>>
