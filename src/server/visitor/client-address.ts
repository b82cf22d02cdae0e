import { env } from 'cloudflare:workers'

/**
 * The network address of whoever sent a request; undefined where nothing that can be believed says so: what stands in front
 * of the site writes it in, and where nothing does (`TRUSTED_PROXY` is `off`), a visitor may have.
 */
export const clientAddress = ({ headers }: Request): string | undefined =>
  env.TRUSTED_PROXY === 'off'
    ? undefined
    : (headers.get('cf-connecting-ip') ?? headers.get('x-forwarded-for')?.split(',')[0]?.trim())

export const addressOf = (request: Request): string => clientAddress(request) ?? 'local'
