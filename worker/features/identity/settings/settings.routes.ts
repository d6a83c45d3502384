import { settingsApi } from '#contract/api/identity/settings.ts'
import { route, type Router } from '#worker/http/route.ts'
import { changeSettings, readSettings, settingHistory } from './settings.service.ts'

export function settingsRoutes(router: Router): void {
  route(router, settingsApi.read, { access: 'admin' }, ({ deps }) => readSettings(deps))
  route(router, settingsApi.change, { access: 'admin' }, ({ deps, actor, body }) => changeSettings(deps, actor, body))
  route(router, settingsApi.history, { access: 'admin' }, ({ deps, query }) => settingHistory(deps, query))
}
