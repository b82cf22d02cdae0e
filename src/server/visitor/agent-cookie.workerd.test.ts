import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it } from 'vitest'
import { agentCookie, agentCookieOptions, agentCookieValue, agentOf, newAgentId } from './agent-cookie.server.ts'
import { seal, unseal } from './secrets.server.ts'

const first = env.AGENT_SECRET ?? ''
const second = 'another-secret-of-thirty-two-characters'
const setSecrets = (secrets: string): void => void Object.assign(env, { AGENT_SECRET: secrets })
afterEach(() => setSecrets(first))

const changed = (text: string, at: number): string =>
  text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1)

describe('the agent cookie', () => {
  it('is bound to the host, to https and away from scripts', () => {
    expect(agentCookie).toMatch(/^__Host-/)
    expect(agentCookieOptions).toMatchObject({ path: '/', httpOnly: true, secure: true, sameSite: 'lax' })
  })

  it('names the agent that it was made for', () => {
    const agentId = newAgentId()
    expect(agentOf(agentCookieValue(agentId))).toBe(agentId)
    expect(newAgentId()).not.toBe(agentId)
  })

  it('names nobody after a change of any character', () => {
    const cookie = agentCookieValue(newAgentId())
    // the last character carries two bits that base64 does not read
    for (let at = 0; at < cookie.length - 1; at += 1) expect(agentOf(changed(cookie, at))).toBeUndefined()
  })

  it.each([undefined, '', '.', 'abc', 'a.b.c', `${newAgentId()}.`, `.${newAgentId()}`])('%s names nobody', (cookie) =>
    expect(agentOf(cookie)).toBeUndefined(),
  )

  it('outlives a change of secret for as long as the old one is kept', () => {
    const agentId = newAgentId()
    const cookie = agentCookieValue(agentId)
    setSecrets(`${second} ${first}`)
    expect(agentOf(cookie)).toBe(agentId)
    const renewed = agentCookieValue(agentId)
    setSecrets(second)
    expect(agentOf(cookie)).toBeUndefined()
    expect(agentOf(renewed)).toBe(agentId)
  })

  it('is not made without a secret, or with a short one', () => {
    setSecrets('')
    expect(() => agentCookieValue(newAgentId())).toThrow(/AGENT_SECRET/)
    setSecrets('short')
    expect(() => agentCookieValue(newAgentId())).toThrow(/AGENT_SECRET/)
  })
})

describe('what is sealed', () => {
  it('opens again, and only as it was', () => {
    const sealed = seal('pasaporte XK0012345 ñ')
    expect(unseal(sealed)).toBe('pasaporte XK0012345 ñ')
    expect(new TextDecoder('latin1').decode(sealed)).not.toContain('XK0012345')
    const broken = sealed.slice()
    broken[20] = (broken[20] ?? 0) ^ 1
    expect(unseal(broken)).toBeUndefined()
  })

  it('opens for its owner alone', () => {
    const sealed = seal('Ana', 'agent-1')
    expect(unseal(sealed, 'agent-1')).toBe('Ana')
    expect(unseal(sealed, 'agent-2')).toBeUndefined()
    expect(unseal(sealed)).toBeUndefined()
    expect(unseal(seal('Ana'), 'agent-1')).toBeUndefined()
  })

  it('is different each time', () => expect(seal('same')).not.toEqual(seal('same')))

  it('opens with the older secret too', () => {
    const sealed = seal('draft')
    setSecrets(`${second} ${first}`)
    expect(unseal(sealed)).toBe('draft')
    setSecrets(second)
    expect(unseal(sealed)).toBeUndefined()
  })
})
