import { expect, test } from 'vitest'
import { entrancesOf } from './site-menu.ts'

test('follows frames, pages that move on and pages that only say "Enter"', () => {
  const to = (html: string) => entrancesOf(html, 'https://soto-bell.example/')
  expect(to('<frameset><frame src="menu.htm"><frame src="main.htm"></frameset>')).toEqual([
    'https://soto-bell.example/menu.htm',
    'https://soto-bell.example/main.htm',
  ])
  expect(to('<meta http-equiv="refresh" content="0; url=home.htm">')).toEqual(['https://soto-bell.example/home.htm'])
  expect(to('<body><a href="/home.asp"><img alt="Enter"></a></body>')).toEqual(['https://soto-bell.example/home.asp'])
  expect(to('<meta http-equiv="refresh" content="0; url=https://other.example/">')).toEqual([])
})
