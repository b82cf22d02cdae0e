import { describe, expect, it } from 'vitest'
import { blocksOfHtml } from './blocks-of-html.ts'
import { textOf } from './paper-block.ts'

const written = (html: string): readonly string[] =>
  blocksOfHtml(html).map((block) => {
    if (block.is === 'drawing') return `drawing ${block.units}`
    if (block.is === 'fact') return `${textOf(block.name)} = ${block.lines.map(textOf).join(' / ')}`
    return `${block.is === 'heading' ? `h${block.level}` : block.bullet ? '•' : 'p'} ${textOf(block.line)}`
  })

describe('a page’s markup on paper', () => {
  it('is headings, lines and names in the order of the page', () => {
    const html =
      '<section><h2>Your\n stay</h2><div><p>Hotel <b>Sol</b></p>Cusco</div><dl><div><dt>Room</dt><dd>12</dd></div></dl></section>'
    expect(written(html)).toEqual(['h2 Your stay', 'p Hotel Sol', 'p Cusco', 'Room = 12'])
  })

  it('is broken where the page is: by blocks, within a line by what is shown as one', () => {
    expect(
      written(
        '<p>BOG<span class="block">Terminal 1</span></p><dl><dt>A</dt><dd><span class="block">1</span>2</dd></dl>',
      ),
    ).toEqual(['p BOG', 'p Terminal 1', 'A = 1 / 2'])
  })

  it('leaves out what is pressed, not printed, or seen alone', () => {
    const html =
      '<p>On<button>Pay</button><i aria-hidden="true">★</i></p><form><p>Mail</p></form><div class="print:hidden">Map</div><output>Copied</output><svg><path d="M0 0"></path></svg>'
    expect(written(html)).toEqual(['p On'])
  })

  it('has bullets where the page has, and no empty lines', () => {
    expect(written('<ul class="list-disc"><li>One</li><li> </li></ul><ul><li>Two</li></ul>')).toEqual([
      '• One',
      'p Two',
    ])
  })

  it('puts the first beside the rest of what is one row', () => {
    expect(written('<div data-paper="row"><time>8:05</time><p>Lima<span class="block">LIM</span></p></div>')).toEqual([
      '8:05 = Lima / LIM',
    ])
  })

  it('draws what is meant for a camera', () => {
    expect(
      blocksOfHtml(
        '<svg viewBox="0 0 29 29" aria-hidden="true" data-paper="drawing"><path d="M1 1h1v1Z" fill="#000"></path></svg>',
      ),
    ).toEqual([{ is: 'drawing', units: 29, shapes: [{ path: 'M1 1h1v1Z', fill: '#000' }] }])
  })

  it('keeps what is strong and what is faint', () => {
    const [block] = blocksOfHtml(
      '<p class="text-muted">a <strong>b</strong> <span class="font-semibold text-ink">c</span></p>',
    )
    expect(block?.is === 'text' && block.line.map(({ text, bold, muted }) => [text, bold, muted])).toEqual([
      ['a ', false, true],
      ['b', true, true],
      [' ', false, true],
      ['c', true, false],
    ])
  })
})
