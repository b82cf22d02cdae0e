import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Field } from './field.tsx'

const render = (words: { hint?: string; error?: string }) =>
  renderToStaticMarkup(
    <Field label="Email" {...words}>
      {(control) => <input {...control} />}
    </Field>,
  )

const attribute = (markup: string, name: string): string | undefined =>
  new RegExp(`<input[^>]* ${name}="([^"]*)"`).exec(markup)?.[1]

describe('Field', () => {
  it('names its control by the label', () => {
    const markup = render({})
    expect(markup).toContain(`for="${attribute(markup, 'id')}"`)
  })

  it.each([
    [{}, 0, undefined],
    [{ hint: 'we send the ticket there' }, 1, undefined],
    [{ error: 'write an address' }, 1, 'true'],
    [{ hint: 'we send the ticket there', error: 'write an address' }, 2, 'true'],
  ])('%o is described by %i texts that exist, invalid: %s', (words, count, invalid) => {
    const markup = render(words)
    const ids = attribute(markup, 'aria-describedby')?.split(' ') ?? []
    expect(ids).toHaveLength(count)
    expect(ids.every((id) => markup.includes(`<p id="${id}"`))).toBe(true)
    expect(attribute(markup, 'aria-invalid')).toBe(invalid)
  })
})
