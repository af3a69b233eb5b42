import type { Input } from '@roomwire/contracts/http/endpoint.ts'
import type { OpenedPass } from '@roomwire/contracts/http/opened-pass.ts'
import type { Pass, updatePassEndpoint } from '@roomwire/contracts/http/passes.ts'
import type { ShownPass } from '../../features/passes/list-passes.ts'
import type { RequestedPass } from '../../features/passes/manage-passes.ts'
import type { PassForHolder } from '../../features/passes/opened-pass.ts'
import {
  presentGivenTime,
  presentNamedAccess,
  presentNamedTerms,
  readAccess,
} from './access-presenter.ts'

/* Passes between the field names of the calls and those of the verbs. */

export function readPass(body: Input<typeof updatePassEndpoint>['body']): RequestedPass {
  const { label, browsers_max: browsersMax = 1, pin } = body
  return { ...readAccess(body), label, browsersMax, pin }
}

export function presentPass(pass: ShownPass): Pass {
  return {
    pass_id: pass.id,
    label: pass.label,
    ...presentNamedAccess(pass),
    further: pass.more.map(presentNamedTerms),
    has_pin: pass.hasPin,
    browsers_max: pass.browsersMax,
    browsers: pass.browsers.map((one) => ({
      browser_id: one.id,
      user_agent: one.userAgent,
      opened_at: one.openedAt,
      last_used_at: one.lastUsedAt,
    })),
    created_at: pass.createdAt,
  }
}

export function presentOpenedPass(pass: PassForHolder): OpenedPass {
  return {
    label: pass.label,
    home_name: pass.homeName ?? '',
    time_zone: pass.timeZone,
    offsets: pass.offsets,
    home_locale: pass.locale,
    start_at: pass.startAt,
    expires_at: pass.expiresAt,
    state: pass.state,
    may_switch: pass.maySwitch,
    windows: [...pass.windows],
    changes_at: pass.changesAt,
    times: pass.times.map(presentGivenTime),
  }
}
