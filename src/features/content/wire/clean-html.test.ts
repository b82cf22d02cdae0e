import { array, assert, constantFrom, property } from 'fast-check'
import type { Element, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { describe, expect, it } from 'vitest'
import { cleanHtml, createIds } from './clean-html.server.ts'
import { tries } from '../../../../scripts/tries.ts'

const clean = (html: string): string => cleanHtml(html, { locale: 'en', idOf: createIds() }).html

describe('what is foreign comes out harmless', () => {
  it.each([
    ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['a script in capitals, unclosed', '<p>a</p><SCRIPT>alert(1)', '<p>a</p>'],
    ['a handler', '<p onclick="alert(1)" onmouseover=alert(1)>a</p>', '<p>a</p>'],
    ['a picture that fails', '<img src=x onerror=alert(1)>', ''],
    ['javascript:', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['javascript: in pieces', '<a href="jav&#x09;ascript:alert(1)">a</a>', '<a>a</a>'],
    ['javascript: after a space, in capitals', '<a href=" JaVaScRiPt:alert(1)">a</a>', '<a>a</a>'],
    ['data:', '<a href="data:text/html,<script>alert(1)</script>">a</a>', '<a>a</a>'],
    ['vbscript:', '<a href="vbscript:msgbox(1)">a</a>', '<a>a</a>'],
    ['another site without its protocol', '<a href="//evil.example">a</a>', '<a>a</a>'],
    ['another site behind a backslash', String.raw`<a href="/\evil.example">a</a>`, '<a>a</a>'],
    ['a frame', '<iframe src="https://evil.example"></iframe><p>a</p>', '<p>a</p>'],
    ['a document in a frame', '<iframe srcdoc="<script>alert(1)</script>"></iframe>', ''],
    ['a style', '<style>body{display:none}</style><p style="position:fixed">a</p>', '<p>a</p>'],
    ['a drawing that runs', '<svg onload=alert(1)><script>alert(1)</script></svg>', ''],
    ['a drawing with a link', '<svg><a href="javascript:alert(1)"><text>a</text></a></svg>', ''],
    ['mathematics that become HTML', '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', ''],
    ['a form', '<form action="https://evil.example"><input name="card"><p>a</p></form>', '<p>a</p>'],
    ['a button', '<button formaction="javascript:alert(1)">a</button>', ''],
    ['a base', '<base href="https://evil.example"><p>a</p>', '<p>a</p>'],
    ['a redirect', '<meta http-equiv="refresh" content="0;url=https://evil.example"><p>a</p>', '<p>a</p>'],
    ['robots', '<meta name="robots" content="noindex"><p>a</p>', '<p>a</p>'],
    ['a stylesheet', '<link rel="stylesheet" href="https://evil.example"><p>a</p>', '<p>a</p>'],
    ['an object', '<object data="evil.swf"><embed src="evil.swf"></object>', ''],
    ['a comment', '<!--><img src=x onerror=alert(1)>--><p>a</p>', '--><p>a</p>'],
    ['a template', '<template><img src=x onerror=alert(1)></template>', ''],
    ['what hides in an attribute', '<noscript><p title="</noscript><img src=x onerror=alert(1)>">', ''],
    ['an id that is ours', '<p id="main" class="fixed" name="location">a</p>', '<p>a</p>'],
    [
      'a target',
      '<a href="https://a.example" target="_blank" rel="opener">a</a>',
      '<a href="https://a.example" rel="nofollow noopener">a</a>',
    ],
    ['a title of its own', '<h1>a</h1>', '<h2 id="a">a</h2>'],
    ['a ping', '<a href="/espana" ping="https://evil.example">a</a>', '<a href="/en/espana">a</a>'],
  ])('%s', (_what, html, harmless) => {
    expect(clean(html)).toBe(harmless)
  })
})

describe('what an editor writes stays', () => {
  it.each([
    ['<p>a <strong>b</strong> <em>c</em></p>', '<p>a <strong>b</strong> <em>c</em></p>'],
    ['<ul><li>a</li></ul>', '<ul><li>a</li></ul>'],
    ['<p>1 &lt; 2 &amp; 3</p>', '<p>1 &#x3C; 2 &#x26; 3</p>'],
    ['<a href="mailto:a@b.example">a</a>', '<a href="mailto:a@b.example">a</a>'],
    ['<a href="tel:+57601">a</a>', '<a href="tel:+57601">a</a>'],
    ['<a href="#a">a</a>', '<a href="#a">a</a>'],
    ['<a href="/espana?x=1#y">a</a>', '<a href="/en/espana?x=1#y">a</a>'],
    ['<a href="/es/espana">a</a>', '<a href="/es/espana">a</a>'],
  ])('%s', (html, kept) => {
    expect(clean(html)).toBe(kept)
  })

  it('in tables, which scroll by themselves', () => {
    const html = clean('<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>')
    expect(html).toMatch(/^<div class="prose-table" tabindex="0"><table>/)
  })
})

it('headings have ids of their own, and those of the second level are listed', () => {
  const { html, headings } = cleanHtml('<h2>Équipaje</h2><h3>Équipaje</h3><h2>¿?</h2>', {
    locale: 'es',
    idOf: createIds(),
  })
  expect(html).toBe('<h2 id="equipaje">Équipaje</h2><h3 id="equipaje-2">Équipaje</h3><h2 id="section">¿?</h2>')
  expect(headings).toEqual([
    { id: 'equipaje', title: 'Équipaje' },
    { id: 'section', title: '¿?' },
  ])
})

const elementsOf = (node: Root | Element): readonly Element[] =>
  node.children.flatMap((child) => (child.type === 'element' ? [child, ...elementsOf(child)] : []))

const kept = new Set(
  'p h2 h3 h4 ul ol li dl dt dd blockquote hr br a strong b em i s del sub sup code pre abbr div table caption thead tbody tfoot tr th td'.split(
    ' ',
  ),
)
const attributes = new Set([
  'href',
  'rel',
  'id',
  'className',
  'tabIndex',
  'title',
  'start',
  'colSpan',
  'rowSpan',
  'scope',
])

const pieces = constantFrom(
  ...'<p>|</p>|<svg>|</svg>|<math>|<mtext>|<mglyph>|<style>|</style>|<script>|</script>|<table>|</table>|</a>'.split(
    '|',
  ),
  ...'<a href="javascript:alert(1)">|<a href="https://a.example">|<img src=x onerror=alert(1)>|<!--|-->|<![CDATA[|]]>'.split(
    '|',
  ),
  ...'<noscript>|</noscript>|<title>|</title>|<textarea>|</textarea>|<select>|<template>|<iframe srcdoc="|">'.split(
    '|',
  ),
  ...'<foreignObject>|<form>|<input onfocus=alert(1) autofocus>|text|"|`|<h1>|</h1>|<td onclick=alert(1)>|<desc>'.split(
    '|',
  ),
  ...'&lt;script&gt;|\0|<annotation-xml encoding="text/html">|<p title="</noscript><img src=x onerror=alert(1)>">'.split(
    '|',
  ),
)

it('whatever is put together of bad pieces, a browser reads nothing in it that can run', () => {
  assert(
    property(array(pieces, { maxLength: 14 }), (parts) => {
      const html = clean(parts.join(''))
      for (const { tagName, properties } of elementsOf(fromHtml(html, { fragment: true }))) {
        expect(kept).toContain(tagName)
        for (const name of Object.keys(properties)) expect(attributes).toContain(name)
        if (properties.href !== undefined)
          expect(String(properties.href)).toMatch(/^(?:https?:|mailto:|tel:|#|\/(?!\/))/)
      }
    }),
    { numRuns: tries(600) },
  )
})
