import { messagesApi as api } from '#contract/api/candidates/messages.ts'
import { route, type Router } from '#worker/http/route.ts'
import { presentMessage, presentPerson } from './messages.present.ts'
import { editMessage, mentionablePeople, readThread, sendMessage } from './messages.service.ts'

export function messagesRoutes(router: Router): void {
  route(router, api.list, { access: 'application.see' }, async ({ deps, actor, params }) =>
    (await readThread(deps, actor, params.id)).map(presentMessage),
  )
  route(router, api.send, { access: 'application.change', status: 201 }, async ({ deps, actor, params, body }) =>
    presentMessage(await sendMessage(deps, actor, params.id, body)),
  )
  route(router, api.edit, { access: 'application.change' }, async ({ deps, actor, params, body }) =>
    presentMessage(await editMessage(deps, actor, params.id, body)),
  )
  route(router, api.mentionable, { access: 'application.see' }, async ({ deps, actor, params }) =>
    (await mentionablePeople(deps, actor, params.id)).map(presentPerson),
  )
}
