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
import type { NeedsOf } from '../../roomwire.ts'
import type { Serve } from './serve.ts'

type Needs = NeedsOf<
  | typeof listScenes
  | typeof createScene
  | typeof changeScene
  | typeof deleteScene
  | typeof pressScene
  | typeof undoScene
>

/** The calls about scenes, of people and of browsers that hold a pass. */
export function sceneRoutes(needs: Needs, serve: Serve): void {
  for (const endpoint of [contract.listScenesEndpoint, contract.listScenesOfPassEndpoint]) {
    serve(endpoint, async (_input, { actor }) => ({
      scenes: (await listScenes(needs, actor)).map(presentScene),
    }))
  }
  serve(contract.createSceneEndpoint, async ({ body }, { actor }) =>
    presentScene(await createScene(needs, actor, readScene(body))),
  )
  serve(contract.changeSceneEndpoint, async ({ path, body }, { actor }) =>
    presentScene(await changeScene(needs, actor, path.id, readScene(body))),
  )
  serve(contract.deleteSceneEndpoint, async ({ path }, { actor }) => {
    await deleteScene(needs, actor, path.id)
    return { message: 'Scene deleted' }
  })
  serve(contract.pressSceneEndpoint, async ({ path }, { actor }) =>
    presentPressed(await pressScene(needs, actor, { sceneId: path.id })),
  )
  serve(contract.pressSceneOfPassEndpoint, async ({ path }, { actor }) =>
    presentPressed(await pressScene(needs, actor, { sceneId: path.sceneId })),
  )
  for (const endpoint of [contract.undoSceneEndpoint, contract.undoSceneOfPassEndpoint]) {
    serve(endpoint, ({ body }, { actor }) => undoScene(needs, actor, body.token))
  }
}

const readScene = ({
  name,
  states,
}: z.output<typeof contract.createSceneEndpoint.body>): RequestedScene => ({
  name,
  states: states.map(({ device_identifier: device, pin, state, for: forS }) => ({
    device,
    pin,
    state,
    forS,
  })),
})

const presentScene = ({ id, name, states, mayPress, mayChange }: ShownScene): contract.Scene => ({
  scene_id: id,
  name,
  states: states.map(({ device, pin, state, forS }) => ({
    device_identifier: device.identifier,
    pin,
    state,
    ...(forS === null ? {} : { for: forS }),
  })),
  may_press: mayPress,
  may_change: mayChange,
})

const presentPressed = ({ pins, ...rest }: ScenePress): contract.PressedScene => ({
  ...rest,
  pins: pins.map(({ device, pin, outcome }) => ({
    device_identifier: device.identifier,
    pin,
    outcome,
  })),
})
