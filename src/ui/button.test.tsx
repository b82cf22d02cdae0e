import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Button } from './button.tsx'

it('submits nothing unless asked to', () => {
  expect(renderToStaticMarkup(<Button>Swap</Button>)).toContain('type="button"')
  expect(renderToStaticMarkup(<Button type="submit">Search</Button>)).toContain('type="submit"')
})

it('stays focusable while busy, and says so', () => {
  const markup = renderToStaticMarkup(<Button busy>Searching</Button>)
  expect(markup).toContain('aria-disabled="true"')
  expect(markup).not.toContain('disabled=""')
})
