import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PanelField } from './panel-field.tsx'

const sent = (fault: string | undefined): string =>
  renderToStaticMarkup(
    <PanelField name="rooms" label="Rooms" words="2 rooms" fault={fault}>
      {() => <p>Adults</p>}
    </PanelField>,
  )

it('tells what is wrong with it where it is closed, too', () => {
  const [, id] = /<summary[^>]*aria-describedby="([^"]*)"/.exec(sent('Too many guests.')) ?? []
  expect(id).toBeTruthy()
  expect(sent('Too many guests.')).toMatch(new RegExp(`<p id="${id}"[^>]*>.*Too many guests\\.</p>`))
  expect(sent(undefined)).not.toContain('aria-describedby')
})
