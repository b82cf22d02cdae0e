import { DurableObject } from 'cloudflare:workers'
import { type JWK, exportJWK, generateKeyPair } from 'jose'

const randomSecret = (): string => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))

export interface CardKeys {
  readonly kid: string
  readonly publicJwk: JWK
  readonly privateJwk: JWK
}

const newCardKeys = async (): Promise<CardKeys> => {
  const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true })
  const kid = crypto.randomUUID()
  return { kid, publicJwk: await exportJWK(publicKey), privateJwk: await exportJWK(privateKey) }
}

/** The backend's keys: made at their first use, once, and kept in this one object. */
export class KeyRing extends DurableObject<Cloudflare.Env> {
  async #kept<Value>(name: string, make: () => Value | Promise<Value>): Promise<Value> {
    return this.ctx.blockConcurrencyWhile(async () => {
      const known = await this.ctx.storage.get<Value>(name)
      if (known !== undefined) return known
      const made = await make()
      await this.ctx.storage.put(name, made)
      return made
    })
  }

  /** For card envelopes. */
  cardKeys(): Promise<CardKeys> {
    return this.#kept('card', newCardKeys)
  }

  /** 32 random bytes in base64. */
  secret(name: 'documents' | 'notices'): Promise<string> {
    return this.#kept(`secret:${name}`, randomSecret)
  }
}
