import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { test } from 'vitest'
import { z } from 'zod'
import type { IntelligenceUsage } from '#contract/api/identity/intelligence.ts'
import { makeDeps } from '#worker/deps.ts'
import { openAiModel } from '#worker/platform/llm/openai-model.ts'
import { call, signedIn, testNow } from '#worker/test/api.ts'
import { statusesFor } from '#worker/test/matrix.ts'
import { misbehaviors, standInModel, type Misbehavior } from '#worker/test/stand-in-model.ts'
import { invocationEnv } from '#worker/test/platform.ts'
import { madeByModelOrRules, sweepUsage } from './intelligence.service.ts'

const asked = {
  ability: 'parse-query' as const,
  instructions: 'Read the city.',
  data: { query: 'Boston' },
  schema: z.object({ city: z.string().nullable() }),
  timeoutMs: 300,
}

/** Deps with a stand-in model, and a wait for what runs behind the answer. */
function withModel(behave: (request: number) => Misbehavior | undefined = () => undefined) {
  const server = standInModel(() => ({ city: 'Boston' }), behave)
  const model = openAiModel({
    apiKey: 'key',
    baseUrl: 'http://model.test/v1',
    model: 'stand-in-1',
    nonce: () => 'n'.repeat(32),
    transport: server.fetch,
  })
  const ctx = createExecutionContext()
  const deps = makeDeps(invocationEnv(), ctx, { log: () => {}, now: () => testNow, model })
  const city = () =>
    madeByModelOrRules(deps, asked, { rules: () => 'by rules', accept: ({ city }) => city ?? undefined })
  return { deps, model, server, city, settle: () => waitOnExecutionContext(ctx) }
}

const usage = async (model?: ReturnType<typeof withModel>['model']) => {
  const as = await signedIn('admin')
  const response = await call('GET', '/api/intelligence/usage', {
    as,
    deps: { now: () => testNow, ...(model ? { model } : {}) },
  })
  return (await response.json()) as IntelligenceUsage
}

test('answers by the model and records its use', async ({ expect }) => {
  const { city, settle, model } = withModel()
  expect(await city()).toEqual({ engine: 'openai', value: 'Boston' })
  await city()
  await settle()
  expect(await usage(model)).toMatchObject({
    engine: 'openai',
    model: 'stand-in-1',
    callsToday: 2,
    rows: [
      { ability: 'parse-query', day: '2026-06-15', calls: 2, failures: 0, outcomes: { answered: 2 }, inputTokens: 240 },
    ],
  })
})

test('answers by rules however the model misbehaves, and counts the failure', async ({ expect }) => {
  const quick = misbehaviors.filter((how) => how !== 'rate-limited')
  const { city, settle, model } = withModel((request) => quick[request - 1])
  for (const how of quick) expect([how, await city()]).toEqual([how, { engine: 'rules', value: 'by rules' }])
  await settle()
  const { rows } = await usage(model)
  expect(rows[0]).toMatchObject({ calls: quick.length, failures: quick.length })
})

test('answers by rules when the model’s answer is unacceptable', async ({ expect }) => {
  const { deps } = withModel()
  const broken = () => {
    throw new Error('not borne out')
  }
  expect(await madeByModelOrRules(deps, asked, { rules: () => 1, accept: broken })).toEqual({
    engine: 'rules',
    value: 1,
  })
  expect(await madeByModelOrRules(deps, asked, { rules: () => 1, accept: () => undefined })).toMatchObject({
    engine: 'rules',
  })
})

test('rules answer past the daily cap, also when many ask at once', async ({ expect }) => {
  const admin = await signedIn('admin')
  await call('PATCH', '/api/settings', { as: admin, body: { modelDailyCalls: 3 } })
  const { city, server, settle, model } = withModel()
  const made = await Promise.all(Array.from({ length: 8 }, city))
  await settle()
  expect(made.filter(({ engine }) => engine === 'openai')).toHaveLength(3)
  expect(server.requests).toBe(3)
  expect(await usage(model)).toMatchObject({
    dailyCap: 3,
    callsToday: 3,
    rows: [{ calls: 3, outcomes: { capped: 5 } }],
  })
})

test('the rules answer when the cap is zero or the key is missing', async ({ expect }) => {
  expect(await usage()).toMatchObject({ engine: 'rules', model: null, rows: [] })
  const admin = await signedIn('admin')
  await call('PATCH', '/api/settings', { as: admin, body: { modelDailyCalls: 0 } })
  const { city, server, model } = withModel()
  expect(await city()).toMatchObject({ engine: 'rules' })
  expect(server.requests).toBe(0)
  expect(await usage(model)).toMatchObject({ engine: 'rules', model: 'stand-in-1' })
  expect((await call('PATCH', '/api/settings', { as: admin, body: { modelDailyCalls: -1 } })).status).toBe(400)
})

test('usage is for admins, and old records go', async ({ expect }) => {
  const { deps } = withModel()
  await deps.intelligence.record({
    day: '2024-01-01',
    ability: 'parse-query',
    outcome: 'answered',
    inputTokens: 1,
    outputTokens: 1,
    milliseconds: 1,
  })
  await sweepUsage(deps)
  expect(await deps.intelligence.since('2020-01-01')).toEqual([])
  const callers = {
    stranger: null,
    waiting: await signedIn('waiting'),
    partner: await signedIn('partner'),
    admin: await signedIn('admin'),
  }
  expect(await statusesFor('GET', '/api/intelligence/usage', callers)).toEqual({
    stranger: 401,
    waiting: 403,
    partner: 403,
    admin: 200,
  })
})
