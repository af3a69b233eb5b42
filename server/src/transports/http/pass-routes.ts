import * as openedPass from '@roomwire/contracts/http/opened-pass.ts'
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
import type { NeedsOf, Roomwire } from '../../roomwire.ts'
import { readPassCookie, setPassCookie } from './browser-cookies.ts'
import { isSameOrigin, refuseForeignOrigin } from './origin.ts'
import { presentOpenedPass, presentPass, readPass } from './pass-presenter.ts'
import type { Serve } from './serve.ts'

type Needs = NeedsOf<
  | typeof listPasses
  | typeof createPass
  | typeof updatePass
  | typeof replacePassLink
  | typeof revokePass
  | typeof endPassBrowser
  | typeof refuseForeignOrigin
  | typeof openPass
  | typeof lookAtPass
  | typeof showOpenedPass
  | typeof leavePass
> &
  Pick<Roomwire, 'publicUrl'>

/** The calls about passes: of those who give them, and of the browsers that hold them. */
export function passRoutes(needs: Needs, serve: Serve): void {
  manageRoutes(needs, serve)
  holdRoutes(needs, serve)
}

function manageRoutes(needs: Needs, serve: Serve): void {
  serve(passes.listPassesEndpoint, async (_input, { actor }) => ({
    passes: (await listPasses(needs, actor)).map(presentPass),
  }))
  serve(passes.createPassEndpoint, async ({ body }, { actor }) => {
    const { pass, secret } = await createPass(needs, actor, readPass(body))
    return { message: 'Pass made', pass: presentPass(pass), secret }
  })
  serve(passes.updatePassEndpoint, async ({ path, body }, { actor }) => ({
    message: 'Pass changed',
    pass: presentPass(await updatePass(needs, actor, path.id, readPass(body))),
  }))
  serve(passes.replacePassLinkEndpoint, async ({ path }, { actor }) => {
    const { pass, secret } = await replacePassLink(needs, actor, path.id)
    return { message: 'The old link stops working', pass: presentPass(pass), secret }
  })
  serve(passes.revokePassEndpoint, async ({ path }, { actor }) => {
    await revokePass(needs, actor, path.id)
    return { message: 'Pass revoked' }
  })
  serve(passes.endPassBrowserEndpoint, async ({ path }, { actor }) => {
    await endPassBrowser(needs, actor, { passId: path.id, browserId: path.browserId })
    return { message: 'Taken from this browser' }
  })
}

function holdRoutes(needs: Needs, serve: Serve): void {
  serve(openedPass.openPassEndpoint, async ({ path, body }, { caller, request, reply }) => {
    // A page of another site must not put a pass of its own into the browser of its visitor.
    if (!isSameOrigin(request.raw, needs.publicUrl)) {
      throw refuseForeignOrigin(needs, request.headers, 'to open a pass')
    }
    const cookie = readPassCookie(request.headers, path.id)
    const opened = await openPass(needs, caller, { passId: path.id, ...body, cookie })
    setPassCookie(request, reply, path.id, opened.cookie, limits.passBrowserLifeMs / 1_000)
    return { pass: presentOpenedPass(opened.shown) }
  })
  serve(openedPass.lookAtPassEndpoint, async ({ path, body }, { caller, request }) => {
    if (!isSameOrigin(request.raw, needs.publicUrl)) {
      throw refuseForeignOrigin(needs, request.headers, 'to open a pass')
    }
    const cookie = readPassCookie(request.headers, path.id)
    const look = await lookAtPass(needs, caller, { passId: path.id, ...body, cookie })
    return {
      pass: presentOpenedPass(look.shown),
      places_left: look.placesLeft,
      is_held: look.isHeld,
    }
  })
  for (const asked of [openedPass.showOpenedPassEndpoint, openedPass.renewOpenedPassEndpoint]) {
    serve(asked, async (_input, { actor }) => ({
      pass: presentOpenedPass(await showOpenedPass(needs, actor)),
    }))
  }
  serve(openedPass.leavePassEndpoint, async ({ path }, { actor, request, reply }) => {
    await leavePass(needs, actor)
    setPassCookie(request, reply, path.id, '', 0)
    return { message: 'This browser no longer has the pass' }
  })
}
