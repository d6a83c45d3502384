import { spawn } from 'node:child_process'
import { createSocket, type Socket } from 'node:dgram'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '../../scripts/chromium.mjs'

/** A site that tries every way out of a browser, and the private servers that it tries to reach. */
export type HostileSite = {
  origin: string
  /** The pages that try them; each draws one opening for attorneys first. Asked for with `?on`, one leads to the next. */
  pages: readonly string[]
  /** Every way that the pages try, by the name under which its arrival is noted. */
  ways: readonly string[]
  /** Ways that have arrived so far, and bare connections as `connection`. */
  arrived: () => string[]
  forget: () => void
  stop: () => Promise<void>
}

/** Each way is the path of a request to the private server. The page's script and what it loads are built from them. */
const requests = [
  // Windows.
  'open open-noopener open-twice link-blank form form-named popup-fetch popup-navigate',
  // Workers, of each kind and from each kind of address.
  'worker-fetch worker-import worker-socket data-worker-fetch module-worker-import',
  'shared-fetch shared-import shared-socket service-fetch service-import',
  // Requests of the page itself, before and while it goes away.
  'fetch fetch-redirected keepalive keepalive-pagehide beacon beacon-pagehide ping xhr event-source socket fetch-later',
  // Files, and files of files.
  'script style css-import css-background font image image-redirected video audio track',
  'object embed prefetch preload modulepreload download early speculative-prefetch prerendered',
  // Frames, with and without an address.
  'frame srcdoc-image srcdoc-socket srcdoc-refresh data-frame-image data-frame-socket blob-frame-image blob-frame-socket',
  // The page leaves for a private address.
  'navigate',
].flatMap((names) => names.split(' '))
/** Ways that leave no request behind: each has a socket of its own. */
const tcpWays = ['preconnect', 'turn'] as const
const udpWays = ['stun', 'stun-in-frame', 'web-transport'] as const

type Private = { http: string; tcp: Record<string, number>; udp: Record<string, number> }

/** Draws an ordinary list of openings from data of the same site, then continues to the next page if it is asked to. */
const start = (to: Private, next: string) => `
const http = 'http://${to.http}/', ws = 'ws://${to.http}/'
const attempt = (work) => { try { const made = work(); if (made && made.catch) made.catch(() => {}) } catch {} }
const add = (tag, values) => { const made = document.createElement(tag); Object.assign(made, values); document.body.append(made); return made }
const blob = (text, type = 'text/javascript') => URL.createObjectURL(new Blob([text], { type }))
const peer = (Peer, urls) => {
  const made = new Peer({ iceServers: urls.map((url) => ({ urls: url, username: 'a', credential: 'b' })) })
  made.createDataChannel('x')
  return made.createOffer().then((offer) => made.setLocalDescription(offer))
}
const markup = (name) => '<img src="' + http + name + '-image"><script>new WebSocket("' + ws + name + '-socket")<' + '/script>'
const quietly = { mode: 'no-cors' }
attempt(() => fetch('/openings.json', { headers: { 'X-Requested-With': 'fetch' } }).then((answer) => answer.json()).then((openings) => {
  document.querySelector('main').innerHTML = '<ul>' + openings.map((title, at) => '<li><a href="/openings/' + at + '">' + title + '</a></li>').join('') + '</ul>'
}))
if (location.search) setTimeout(() => (location = '${next}?on'), 2_000)
`

const windows = `
attempt(() => open(http + 'open'))
attempt(() => open(http + 'open-noopener', '_blank', 'noopener'))
attempt(() => open('about:blank').document.write('<script>open("' + http + 'open-twice")<' + '/script>'))
attempt(() => open('/popup'))
attempt(() => add('a', { href: http + 'link-blank', target: '_blank', rel: 'noopener' }).click())
attempt(() => add('form', { method: 'post', action: http + 'form', target: '_blank' }).submit())
attempt(() => add('form', { method: 'post', action: http + 'form-named', target: 'named' }).submit())
`

const inPage = (to: Private) => `
attempt(() => new Worker(blob('fetch("' + http + 'worker-fetch");new WebSocket("' + ws + 'worker-socket");importScripts("' + http + 'worker-import")')))
attempt(() => new Worker('data:text/javascript,fetch("' + http + 'data-worker-fetch")'))
attempt(() => new Worker('/module.js', { type: 'module' }))
attempt(() => new SharedWorker('/shared.js'))
attempt(() => navigator.serviceWorker.register('/service.js'))
attempt(() => fetch(http + 'fetch', quietly))
attempt(() => fetch('/redirect?fetch-redirected', quietly))
attempt(() => fetch(http + 'keepalive', { ...quietly, keepalive: true }))
attempt(() => navigator.sendBeacon(http + 'beacon', 'x'))
addEventListener('pagehide', () => {
  attempt(() => fetch(http + 'keepalive-pagehide', { ...quietly, method: 'POST', body: 'x', keepalive: true }))
  attempt(() => navigator.sendBeacon(http + 'beacon-pagehide', 'x'))
})
attempt(() => add('a', { href: '#x', ping: http + 'ping' }).click())
attempt(() => { const request = new XMLHttpRequest(); request.open('GET', http + 'xhr'); request.send() })
attempt(() => new EventSource(http + 'event-source'))
attempt(() => new WebSocket(ws + 'socket'))
attempt(() => fetchLater(http + 'fetch-later', { activateAfter: 100 }))
attempt(() => peer(RTCPeerConnection, ['stun:127.0.0.1:${to.udp['stun']}', 'turn:127.0.0.1:${to.tcp['turn']}?transport=tcp']))
attempt(() => peer(add('iframe', {}).contentWindow.RTCPeerConnection, ['stun:127.0.0.1:${to.udp['stun-in-frame']}']))
attempt(() => new WebTransport('https://127.0.0.1:${to.udp['web-transport']}/').ready)
attempt(() => add('script', { src: http + 'script' }))
attempt(() => add('style', { textContent: '@import "' + http + 'css-import"; @font-face { font-family: x; src: url(' + http + 'font) } body { font-family: x; background: url(' + http + 'css-background) }' }))
attempt(() => add('img', { src: http + 'image' }))
attempt(() => add('img', { src: '/redirect?image-redirected' }))
attempt(() => add('video', { src: http + 'video', crossOrigin: 'anonymous' }).append(Object.assign(document.createElement('track'), { src: http + 'track', default: true, kind: 'captions' })))
attempt(() => add('audio', { src: http + 'audio' }))
attempt(() => add('object', { data: http + 'object' }))
attempt(() => add('embed', { src: http + 'embed' }))
attempt(() => add('link', { rel: 'stylesheet', href: http + 'style' }))
attempt(() => add('link', { rel: 'prefetch', href: http + 'prefetch' }))
attempt(() => add('link', { rel: 'preload', as: 'script', href: http + 'preload' }))
attempt(() => add('link', { rel: 'modulepreload', href: http + 'modulepreload' }))
attempt(() => add('link', { rel: 'dns-prefetch', href: 'http://127.0.0.1:${to.tcp['preconnect']}' }))
attempt(() => add('link', { rel: 'preconnect', href: 'http://127.0.0.1:${to.tcp['preconnect']}' }))
attempt(() => add('script', { type: 'speculationrules', textContent: JSON.stringify({
  prefetch: [{ urls: [http + 'speculative-prefetch'], eagerness: 'immediate' }],
  prerender: [{ urls: ['/prerendered'], eagerness: 'immediate' }],
}) }))
attempt(() => add('iframe', { src: http + 'frame' }))
attempt(() => add('iframe', { srcdoc: markup('srcdoc') }))
attempt(() => add('iframe', { srcdoc: '<meta http-equiv=refresh content="0;url=' + http + 'srcdoc-refresh">' }))
attempt(() => add('iframe', { src: 'data:text/html,' + encodeURIComponent(markup('data-frame')) }))
attempt(() => add('iframe', { src: blob(markup('blob-frame'), 'text/html') }))
attempt(() => { add('iframe', { name: 'file' }); add('a', { href: http + 'download', target: 'file', download: 'file' }).click() })`

/** Starts the site and the private servers on free ports of 127.0.0.1. Only the site may be allowed to the one who reads. */
export async function serveHostileSite(): Promise<HostileSite> {
  const arrived = new Set<string>()
  const canary = await listening((request, response) => {
    arrived.add((request.url ?? '').slice(1))
    response.writeHead(200, { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'text/html' }).end('private')
  })
  canary.on('upgrade', (request, socket) => {
    arrived.add((request.url ?? '').slice(1))
    socket.destroy()
  })
  canary.on('connection', () => arrived.add('connection'))
  const tcp = await Promise.all(tcpWays.map(async (way) => [way, await tcpCanary(() => arrived.add(way))] as const))
  const udp = await Promise.all(udpWays.map(async (way) => [way, await udpCanary(() => arrived.add(way))] as const))
  const inside = `http://127.0.0.1:${portOf(canary)}/`
  const to = {
    http: `127.0.0.1:${portOf(canary)}`,
    tcp: Object.fromEntries(tcp.map(([way, server]) => [way, portOf(server)])),
    udp: Object.fromEntries(udp.map(([way, socket]) => [way, socket.address().port])),
  }
  const socketTo = `ws://127.0.0.1:${portOf(canary)}/`
  const shell = (text: string) => `<!doctype html><title>Careers</title><main></main><script>${text}</script>`
  const files: Record<string, [type: string, text: string]> = {
    '/': ['text/html', shell(start(to, '/windows') + inPage(to))],
    '/windows': ['text/html', shell(start(to, '/leaves') + windows)],
    '/leaves': [
      'text/html',
      shell(
        `document.querySelector('main').innerHTML = '<a href="/openings/9">Tax Associate Attorney</a>'; location = '${inside}navigate'`,
      ),
    ],
    '/openings.json': ['application/json', '["Corporate Associate Attorney"]'],
    '/popup': [
      'text/html',
      `<script>fetch('${inside}popup-fetch', { mode: 'no-cors' }); location = '${inside}popup-navigate'</script>`,
    ],
    '/prerendered': ['text/html', `<script>fetch('${inside}prerendered', { mode: 'no-cors' })</script>`],
    '/module.js': ['text/javascript', `import '${inside}module-worker-import'`],
    '/shared.js': [
      'text/javascript',
      `fetch('${inside}shared-fetch'); new WebSocket('${socketTo}shared-socket'); importScripts('${inside}shared-import')`,
    ],
    '/service.js': ['text/javascript', `fetch('${inside}service-fetch'); importScripts('${inside}service-import')`],
  }
  const site = await listening((request, response) => {
    const url = new URL(request.url ?? '/', 'http://site')
    if (url.pathname === '/redirect') {
      return void response.writeHead(302, { Location: inside + url.search.slice(1) }).end()
    }
    const [type, text] = files[url.pathname] ?? []
    if (type === undefined) return void response.writeHead(404).end()
    const link = url.pathname === '/' ? { Link: `<${inside}early>; rel=preload; as=script` } : {}
    response.writeHead(200, { 'Content-Type': type, ...link }).end(text)
  })
  const servers = [site, canary, ...tcp.map(([, server]) => server)]
  return {
    origin: `http://127.0.0.1:${portOf(site)}`,
    pages: ['/', '/windows', '/leaves'],
    ways: [...requests, ...tcpWays, ...udpWays],
    arrived: () => [...arrived],
    forget: () => arrived.clear(),
    async stop() {
      for (const server of servers) server.closeAllConnections()
      await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
      for (const [, socket] of udp) socket.close()
    },
  }
}

const portOf = (server: Server) => (server.address() as AddressInfo).port

async function listening(listener: RequestListener): Promise<Server> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

async function tcpCanary(note: () => void): Promise<Server> {
  const server = await listening((_, response) => void response.end())
  return server.on('connection', note)
}

async function udpCanary(note: () => void): Promise<Socket> {
  const socket = createSocket('udp4', note)
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  return socket
}

/**
 * Opens an address in the same Chromium without any guard, as a user's own browser would: the proof that a way that the guard
 * stops is open without it.
 *
 * @returns What ends it.
 */
export function browseUnguarded(url: string): () => Promise<void> {
  const executable = findChromium(process.env)
  if (!executable) throw new Error('no Chromium: install one or name it in CHROMIUM_PATH')
  const profile = mkdtempSync(join(tmpdir(), 'placet-unguarded-'))
  const args = ['--headless=new', '--disable-popup-blocking', '--no-first-run', `--user-data-dir=${profile}`, url]
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const child = spawn(executable, [...sandbox, ...args], { stdio: 'ignore' })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  return async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(profile, { recursive: true, force: true, maxRetries: 10 })
  }
}
