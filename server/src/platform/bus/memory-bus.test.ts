import { busSuite } from './bus.suite.ts'
import { memoryBus } from './memory-bus.ts'

busSuite('memory', async () => {
  const faults: unknown[] = []
  const bus = memoryBus((fault) => faults.push(fault))
  return { here: bus, there: bus, faults }
})
