import type { Input } from '@roomwire/contracts/http/endpoint.ts'
import type { changeHomeEndpoint } from '@roomwire/contracts/http/home.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callServer } from '../../../../api/call.ts'
import { toast } from '../../../../ui/control/toast.tsx'
import { profileKey } from '../../../sign-in/profile.ts'

/** Changes what managers set about their home; `onDone` closes the dialog that asked for it. */
export function useChangeHome(done: (sent: HomeChange) => string, onDone: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: HomeChange) =>
      callServer<typeof changeHomeEndpoint>('PUT', '/api/home', { body }),
    onSuccess: async (_reply, sent) => {
      await queries.invalidateQueries({ queryKey: profileKey })
      toast(done(sent))
      onDone()
    },
  })
}

type HomeChange = Input<typeof changeHomeEndpoint>['body']
