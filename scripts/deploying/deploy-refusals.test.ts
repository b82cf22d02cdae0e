import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { type Deployment, refusals, warnings } from './deploy-refusals.ts'

const signer = { kty: 'EC', crv: 'P-256', x: 'nCv4kGf1', y: 'Yc2Kx0aQ' }

const closed: Deployment = {
  databaseId: '5f0c1c1e-3a43-4b1c-9d70-2a4f5a7b1c2d',
  cardSigner: JSON.stringify(signer),
  site: { vars: {}, secrets: ['AGENT_SECRET', 'SERVICE_KEY'] },
  backend: {
    vars: { SITE_ORIGINS: 'https://trayecto.example, https://www.trayecto.example' },
    secrets: ['OFFER_SECRET', 'SERVICE_KEY', 'CARD_SIGNING_KEY'],
    hasAddress: false,
  },
}

it.each([{}, { SITE_URL: '' }, { SITE_URL: 'https://www.trayecto.example' }])(
  'lets a closed deployment go up, with %j',
  (vars) => expect(refusals({ ...closed, site: { ...closed.site, vars } })).toEqual([]),
)

it.each<[string, Deployment, RegExp]>([
  ['no database', { ...closed, databaseId: '00000000-0000-0000-0000-000000000000' }, /d1 create/],
  ['no origin', { ...closed, backend: { ...closed.backend, vars: { SITE_ORIGINS: '' } } }, /SITE_ORIGINS/],
  [
    'a path',
    { ...closed, backend: { ...closed.backend, vars: { SITE_ORIGINS: 'https://a.example/x' } } },
    /SITE_ORIGINS/,
  ],
  [
    'plain http',
    { ...closed, backend: { ...closed.backend, vars: { SITE_ORIGINS: 'http://a.example' } } },
    /SITE_ORIGINS/,
  ],
  [
    'an address of the site that is none',
    { ...closed, site: { ...closed.site, vars: { SITE_URL: 'trayecto.example' } } },
    /SITE_URL/,
  ],
  [
    'an address of the site that the backend does not know',
    { ...closed, site: { ...closed.site, vars: { SITE_URL: 'https://m.trayecto.example' } } },
    /SITE_URL/,
  ],
  ['an address of the backend', { ...closed, backend: { ...closed.backend, hasAddress: true } }, /workers_dev/],
  ['no agent secret', { ...closed, site: { vars: {}, secrets: ['SERVICE_KEY'] } }, /put AGENT_SECRET$/],
  ['no key of the site', { ...closed, site: { vars: {}, secrets: ['AGENT_SECRET'] } }, /put SERVICE_KEY$/],
  [
    'no key of the backend',
    { ...closed, backend: { ...closed.backend, secrets: ['OFFER_SECRET', 'CARD_SIGNING_KEY'] } },
    /put SERVICE_KEY --config backend/,
  ],
  [
    'no offer secret',
    { ...closed, backend: { ...closed.backend, secrets: ['SERVICE_KEY', 'CARD_SIGNING_KEY'] } },
    /put OFFER_SECRET --config backend/,
  ],
  [
    'no key to sign with',
    { ...closed, backend: { ...closed.backend, secrets: ['OFFER_SECRET', 'SERVICE_KEY'] } },
    /put CARD_SIGNING_KEY --config backend/,
  ],
  ['no signer in the build', { ...closed, cardSigner: undefined }, /CARD_SIGNER/],
  ['words for a signer', { ...closed, cardSigner: 'a key' }, /CARD_SIGNER/],
  ['half a signer', { ...closed, cardSigner: JSON.stringify({ ...signer, y: undefined }) }, /CARD_SIGNER/],
  ['the private key in the build', { ...closed, cardSigner: JSON.stringify({ ...signer, d: 'x' }) }, /CARD_SIGNER/],
  [
    'an offer by telephone that is over before it begins',
    {
      ...closed,
      site: {
        ...closed.site,
        vars: {
          PHONE_PROMOTION: JSON.stringify({
            from: '2026-12-15',
            until: '2026-12-01',
            zone: 'America/Bogota',
            es: { words: 'a', terms: 'b' },
            en: { words: 'a', terms: 'b' },
          }),
        },
      },
    },
    /^Mend PHONE_PROMOTION .* until \(2026-12-01\) is before from \(2026-12-15\)\.$/,
  ],
  [
    'a public secret',
    { ...closed, backend: { ...closed.backend, vars: { ...closed.backend.vars, OFFER_SECRET: 'seen by all' } } },
    /Take OFFER_SECRET out/,
  ],
])('refuses one with %s, and says what to do', (_, deployment, words) => {
  const [only, ...others] = refusals(deployment)
  expect(only).toMatch(words)
  expect(others).toEqual([])
})

it('says which settings of the mail service are missing, and lets it go up', () => {
  expect(warnings(closed)).toEqual([
    expect.stringMatching(/MAIL_API_URL and MAIL_API_KEY and MAIL_FROM .* are not set/),
  ])
  const vars = {
    ...closed.backend.vars,
    MAIL_API_URL: 'https://mail.example/send',
    MAIL_FROM: 'trips@trayecto.example',
  }
  const backend = { ...closed.backend, vars, secrets: [...closed.backend.secrets, 'MAIL_API_KEY'] }
  expect(warnings({ ...closed, backend })).toEqual([])
})

it('refuses this repository as it is cloned, before anything is built', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/deploy.ts', '--dry-run', '--strict'], {
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  for (const words of [
    'd1 create',
    'SITE_ORIGINS',
    'AGENT_SECRET',
    'OFFER_SECRET',
    'SERVICE_KEY',
    'CARD_SIGNER',
    'CARD_SIGNING_KEY',
  ])
    expect(stderr).toContain(words)
  expect(stderr).not.toContain('workers_dev')
})
