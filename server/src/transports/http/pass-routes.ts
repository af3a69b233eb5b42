import * as held from '@roomwire/contracts/http/held-pass.ts'
import * as passes from '@roomwire/contracts/http/passes.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { endPassBrowser } from '../../features/passes/end-pass-browser.ts'
import { listPasses } from '../../features/passes/list-passes.ts'
import {
  createPass,
  replacePassLink,
  revokePass,
  updatePass,
} from '../../features/passes/manage-passes.ts'
import { lookAtPass, openPass } from '../../features/passes/open-pass.ts'
import { leavePass, showOpenedPass } from '../../features/passes/opened-pass.ts'
import { readPassCookie, setPassCookie } from './browser-cookies.ts'
import { isSameOrigin, refuseForeignOrigin } from './origin.ts'
import { presentOpenedPass, presentPass, readPass } from './pass-presenter.ts'
import { type RouteContext, serve } from './serve.ts'

/** The calls about passes: of those who give them, and of the browsers that hold them. */
export function passRoutes(context: RouteContext): void {
  manageRoutes(context)
  holdRoutes(context)
}

function manageRoutes(context: RouteContext): void {
  const { roomwire } = context
  serve(context, passes.listPassesEndpoint, async (_input, { actor }) => ({
    passes: (await listPasses(roomwire, actor)).map(presentPass),
  }))
  serve(context, passes.createPassEndpoint, async ({ body }, { actor }) => {
    const { pass, secret } = await createPass(roomwire, actor, readPass(body))
    return { message: 'Pass made', pass: presentPass(pass), secret }
  })
  serve(context, passes.updatePassEndpoint, async ({ path, body }, { actor }) => ({
    message: 'Pass changed',
    pass: presentPass(await updatePass(roomwire, actor, path.id, readPass(body))),
  }))
  serve(context, passes.replacePassLinkEndpoint, async ({ path }, { actor }) => {
    const { pass, secret } = await replacePassLink(roomwire, actor, path.id)
    return { message: 'The old link stops working', pass: presentPass(pass), secret }
  })
  serve(context, passes.revokePassEndpoint, async ({ path }, { actor }) => {
    await revokePass(roomwire, actor, path.id)
    return { message: 'Pass revoked' }
  })
  serve(context, passes.endPassBrowserEndpoint, async ({ path }, { actor }) => {
    await endPassBrowser(roomwire, actor, { passId: path.id, browserId: path.browserId })
    return { message: 'Taken from this browser' }
  })
}

function holdRoutes(context: RouteContext): void {
  const { roomwire } = context
  serve(context, held.openPassEndpoint, async ({ path, body }, { caller, request, reply }) => {
    // A page of another site must not put a pass of its own into the browser of its visitor.
    if (!isSameOrigin(request.headers, roomwire.publicUrl)) {
      throw refuseForeignOrigin(roomwire, request.headers, 'to open a pass')
    }
    const cookie = readPassCookie(request.headers, path.id)
    const opened = await openPass(roomwire, caller, { passId: path.id, ...body, cookie })
    setPassCookie(request, reply, path.id, opened.cookie, limits.passBrowserLifeMs / 1_000)
    return { pass: presentOpenedPass(opened.shown) }
  })
  serve(context, held.lookAtPassEndpoint, async ({ path, body }, { caller, request }) => {
    if (!isSameOrigin(request.headers, roomwire.publicUrl)) {
      throw refuseForeignOrigin(roomwire, request.headers, 'to open a pass')
    }
    const cookie = readPassCookie(request.headers, path.id)
    const look = await lookAtPass(roomwire, caller, { passId: path.id, ...body, cookie })
    return {
      pass: presentOpenedPass(look.shown),
      places_left: look.placesLeft,
      is_held: look.isHeld,
    }
  })
  for (const asked of [held.showHeldPassEndpoint, held.renewHeldPassEndpoint]) {
    serve(context, asked, async (_input, { actor }) => ({
      pass: presentOpenedPass(await showOpenedPass(roomwire, actor)),
    }))
  }
  serve(context, held.leavePassEndpoint, async ({ path }, { actor, request, reply }) => {
    await leavePass(roomwire, actor)
    setPassCookie(request, reply, path.id, '', 0)
    return { message: 'This browser no longer has the pass' }
  })
}
