import { expect, test } from 'vitest'
import { isHiddenInHistory, settingField, settingFields, settingText } from './setting-fields.ts'
import { defaultSettings, settingsSchema } from './settings.ts'

test('every setting has a section, a label and a way to be shown', () => {
  expect(Object.keys(settingFields).toSorted()).toEqual(Object.keys(settingsSchema.shape).toSorted())
  for (const [key, { section, label }] of Object.entries(settingFields)) {
    expect([key, section.length > 0, label.length > 0]).toEqual([key, true, true])
  }
})

test('every setting that is not a long text has a value that can be shown', () => {
  for (const [key, value] of Object.entries(defaultSettings)) {
    if (isHiddenInHistory(key)) continue
    const isList = Array.isArray(value) && value.every((one) => typeof one === 'string')
    expect([key, isList || ['string', 'number', 'boolean'].includes(typeof value)]).toEqual([key, true])
  }
})

test('settingText writes values for people', () => {
  expect(settingText('consentOpenDays', 1)).toBe('1 day')
  expect(settingText('ownershipMonths', 12)).toBe('12 months')
  expect(settingText('followUpUntouchedDays', 1)).toBe('1 working day')
  expect(settingText('defaultFeeBps', 2_250)).toBe('22.5%')
  expect(settingText('modelDailyCalls', 20_000)).toBe('20,000')
  expect(settingText('partnersSeeFees', true)).toBe('On')
  expect(settingText('submissionGate', 'block')).toBe('Stop the submission until an admin gives a reason')
  expect(settingText('registration', 'toString')).toBe('toString')
  expect(settingText('intakeAddress', '')).toBe('Empty')
  expect(settingText('mailsOff', [])).toBe('None')
  expect(settingText('mailsOff', ['digest', 'mention'])).toMatch(/^[A-Z].+, .+/)
  expect(settingField('settingOfTheFuture').label).toBe('settingOfTheFuture')
  expect(settingField('constructor').label).toBe('constructor')
})
