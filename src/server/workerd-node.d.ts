/**
 * What of Node is used in workerd. Node's own types would bring all its globals into every component with them; these stand for
 * the few modules that a Worker has.
 */
/** The types of Workers have these two as `any`, in components too. Whoever needs them on the server imports them. */
declare var Buffer: undefined
declare var process: undefined

declare module 'node:buffer' {
  export class Buffer extends Uint8Array<ArrayBuffer> {
    static from(data: string, encoding?: 'base64' | 'base64url' | 'utf8'): Buffer
    static from(data: ArrayBuffer | ArrayLike<number>): Buffer
    static from(data: ArrayBuffer, offset: number, length: number): Buffer
    indexOf(value: string | number, from?: number): number
    override fill(value: string | number, start?: number, end?: number): this
    override subarray(start?: number, end?: number): Buffer
    static concat(parts: readonly Uint8Array[]): Buffer
    readUInt32LE(offset: number): number
    toString(encoding?: 'base64' | 'base64url' | 'hex' | 'utf8'): string
  }
}

declare module 'node:crypto' {
  import type { Buffer } from 'node:buffer'

  type Bytes = string | Uint8Array

  interface Hash {
    update(data: Bytes): Hash
    digest(): Buffer
    digest(encoding: 'base64url' | 'hex'): string
  }

  interface Cipher {
    setAAD(data: Uint8Array): void
    update(data: Bytes, encoding?: 'utf8'): Buffer
    final(): Buffer
  }

  export const createHash: (algorithm: 'sha256') => Hash
  export const createHmac: (algorithm: 'sha256', key: Bytes) => Hash
  export const randomBytes: (length: number) => Buffer
  export const timingSafeEqual: (a: Uint8Array, b: Uint8Array) => boolean
  export const hkdfSync: (digest: 'sha256', key: Bytes, salt: Bytes, info: Bytes, length: number) => ArrayBuffer
  export const createCipheriv: (
    algorithm: 'aes-256-gcm',
    key: Uint8Array,
    iv: Uint8Array,
  ) => Cipher & { getAuthTag(): Buffer }
  export const createDecipheriv: (
    algorithm: 'aes-256-gcm',
    key: Uint8Array,
    iv: Uint8Array,
  ) => Cipher & { setAuthTag(tag: Uint8Array): void }
}

declare module 'node:async_hooks' {
  export interface AsyncLocalStorage<Store> {
    getStore(): Store | undefined
  }
}
