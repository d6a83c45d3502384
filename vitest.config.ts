import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineConfig, type Plugin } from 'vitest/config'
import { contributingExample } from './scripts/contributing-example.mjs'
import { migratedSchema } from './scripts/migrated-schema.mjs'
import { pdfFonts } from './scripts/pdf-fonts-plugin.ts'
import { SlowestFirst } from './scripts/slowest-first.mjs'
import { testSiteAssets } from './scripts/test-site-assets.ts'

/** Packages of the Worker and its tests, each bundled once, because every test file loads all of them again. */
const libraries = [
  '@cloudflare/puppeteer',
  '@date-fns/tz',
  '@hono/zod-validator',
  '@pdf-lib/fontkit',
  'aws4fetch',
  'csv-stringify/sync',
  'drizzle-orm',
  'drizzle-orm/batch',
  'drizzle-orm/casing',
  'drizzle-orm/d1',
  'drizzle-orm/sqlite-core',
  'entities/decode',
  'fast-xml-parser',
  'fflate',
  'hono',
  'hono/body-limit',
  'hono/cookie',
  'hono/http-exception',
  'hono/request-id',
  'hono/route',
  'hono/secure-headers',
  'htmlparser2',
  'ical-generator',
  'openai',
  'oslo/encoding',
  'oslo/otp',
  'pdf-lib',
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom/server',
  'robots-parser',
  'zod',
]

/**
 * In a run of everything only tests keep their source maps: maps are most of what travels to workerd for each test file.
 * A run of single files has all maps.
 */
const withoutMaps: Plugin = {
  name: 'without-maps',
  enforce: 'post',
  transform: (code, id) => (/\.test\.tsx?$/.test(id) ? null : { code, map: { mappings: '' } }),
}

/**
 * Hashes of passwords are remembered within an isolate, where the same password is checked again and again. A long run derives each,
 * because one of its tests compares times.
 */
const rememberedHashes: Plugin = {
  name: 'remembered-hashes',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/identity/auth/password.service.ts')) return null
    const changed = code.replace("from 'node:crypto'", "from '#worker/test/remembered-scrypt.ts'")
    if (changed === code) throw new Error('password.service.ts no longer takes its functions from node:crypto')
    return { code: changed, map: null }
  },
}

/** Set by `npm test`. */
const isWhole = Boolean(process.env['TEST_WHOLE'])

export default defineConfig({
  test: {
    // Two workers, because a test mostly waits.
    maxWorkers: 2,
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'contract/**/*.test.ts',
            'web/**/*.test.{ts,tsx}',
            'scripts/**/*.test.mjs',
            // Tests that need a clock which runs during computation.
            'worker/**/*.unit.test.ts',
          ],
          environment: 'node',
          // A process keeps its modules from one file to the next, because loading them took longer than most tests.
          isolate: false,
          setupFiles: ['./scripts/property-seed.mjs'],
          testTimeout: 30_000,
        },
      },
      {
        plugins: [
          ...(isWhole ? [withoutMaps] : []),
          ...(process.env['TEST_LONG'] ? [] : [rememberedHashes]),
          contributingExample(),
          pdfFonts(),
          testSiteAssets(),
          cloudflareTest(async () => ({
            main: './worker/index.ts',
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              bindings: {
                TEST_MIGRATIONS: await readD1Migrations('migrations'),
                TEST_SCHEMA: migratedSchema('migrations'),
                READ_SOURCES: 'off',
                LOCAL_ORIGIN: 'http://localhost',
                TEST_LONG: process.env['TEST_LONG'] ?? '',
                SECRET_KEY: 'test-only-secret-test-only-secret-0000000000',
              },
            },
          })),
        ],
        test: {
          name: 'worker',
          // With it, all modules of a test file travel in one message, and workerd takes none above 32 MiB.
          fsModuleCache: false,
          // A run of everything loads the application for some groups of files, not for each of them.
          include: isWhole ? ['worker/test/whole/*.test.ts'] : ['worker/**/*.test.{ts,tsx}'],
          exclude: ['worker/**/*.unit.test.ts', ...(isWhole ? [] : ['worker/test/whole/*'])],
          setupFiles: ['./worker/test/setup.ts'],
          testTimeout: 30_000,
          deps: {
            optimizer: {
              ssr: {
                enabled: true,
                include: libraries,
                rolldownOptions: { external: [/^node:/, 'path', 'fs', 'fs/promises'] },
              },
            },
          },
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['./e2e/harness/global-setup.ts'],
          // A process keeps its browser and the modules of the harness from one file to the next.
          isolate: false,
          setupFiles: ['./e2e/harness/setup.ts'],
          testTimeout: 240_000,
          hookTimeout: 120_000,
          // A state is waited for as long as a locator waits, whatever the machine.
          expect: { poll: { timeout: 30_000, interval: 100 } },
        },
      },
    ],
  },
})
