import { expect, test } from 'vitest'
import { directoriesOf, entrancesOf } from './site-menu.ts'

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

test('follows a page that only offers languages, however long its greeting', () => {
  const greeting =
    '<p>Serving families, farms and towns of the valley in both official languages since 1979.</p>'.repeat(5)
  const to = (html: string) => entrancesOf(html, 'https://soto-bell.example/')
  const languages = `${greeting}<a href="/en">English</a><a href="/fr">Français</a>`
  expect(to(languages)).toEqual(['https://soto-bell.example/en', 'https://soto-bell.example/fr'])
  expect(to(`${languages}<a href="/news">News</a><a href="/contact">Contact</a>`)).toEqual([])
})

test('treats an of-counsel page as a directory', () => {
  const links = '<a href="/ofcounsel.html">Of Counsel</a><a href="/practice.html">Practice</a>'
  expect(directoriesOf(links, 'https://soto-bell.example/')).toEqual(['https://soto-bell.example/ofcounsel.html'])
})
