import * as contract from '@roomwire/contracts/http/scenes.ts'
import type { z } from 'zod'
import { listScenes, type ShownScene } from '../../features/scenes/list-scenes.ts'
import {
  changeScene,
  createScene,
  deleteScene,
  type RequestedScene,
} from '../../features/scenes/manage-scenes.ts'
import { pressScene, type ScenePress, undoScene } from '../../features/scenes/press-scene.ts'
import { type RouteContext, serve } from './serve.ts'

/** The calls about scenes, of people and of browsers that hold a pass. */
export function sceneRoutes(context: RouteContext): void {
  const { roomwire } = context
  for (const endpoint of [contract.listScenesEndpoint, contract.listScenesOfPassEndpoint]) {
    serve(context, endpoint, async (_input, { actor }) => ({
      scenes: (await listScenes(roomwire, actor)).map(presentScene),
    }))
  }
  serve(context, contract.createSceneEndpoint, async ({ body }, { actor }) =>
    presentScene(await createScene(roomwire, actor, readScene(body))),
  )
  serve(context, contract.changeSceneEndpoint, async ({ path, body }, { actor }) =>
    presentScene(await changeScene(roomwire, actor, path.id, readScene(body))),
  )
  serve(context, contract.deleteSceneEndpoint, async ({ path }, { actor }) => {
    await deleteScene(roomwire, actor, path.id)
    return { message: 'Scene deleted' }
  })
  serve(context, contract.pressSceneEndpoint, async ({ path }, { actor }) =>
    presentPressed(await pressScene(roomwire, actor, { sceneId: path.id })),
  )
  serve(context, contract.pressSceneOfPassEndpoint, async ({ path }, { actor }) =>
    presentPressed(await pressScene(roomwire, actor, { sceneId: path.sceneId })),
  )
  for (const endpoint of [contract.undoSceneEndpoint, contract.undoSceneOfPassEndpoint]) {
    serve(context, endpoint, ({ body }, { actor }) => undoScene(roomwire, actor, body.token))
  }
}

const readScene = ({
  name,
  states,
}: z.output<typeof contract.createSceneEndpoint.body>): RequestedScene => ({
  name,
  states: states.map(({ device_identifier: device, pin, state, for: forS }) => ({
    ...{ device, pin, state, forS },
  })),
})

const presentScene = ({ id, name, states, mayPress, mayChange }: ShownScene): contract.Scene => ({
  scene_id: id,
  name,
  states: states.map(({ device, pin, state, forS }) => ({
    device_identifier: device.identifier,
    ...{ pin, state },
    ...(forS === null ? {} : { for: forS }),
  })),
  may_press: mayPress,
  may_change: mayChange,
})

const presentPressed = ({ pins, ...rest }: ScenePress): contract.PressedScene => ({
  ...rest,
  pins: pins.map(({ device, pin, outcome }) => ({
    ...{ device_identifier: device.identifier, pin, outcome },
  })),
})
