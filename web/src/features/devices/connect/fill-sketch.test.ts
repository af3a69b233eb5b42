import { expect, test } from 'vitest'
import { fillSketch } from './fill-sketch.ts'

const sketch = `#include <WiFi.h>
// Settings begin: Roomwire fills them in when you register the device.
const char *DEVICE = "SC-000001";
// Settings end
void loop() {}
`
const settings = { server: '192.168.1.5', mqttPort: 1884, secret: 'a-B_$&c9' }

test.each([
  ['SC-000002', '{"18", 18, 1, 0}, {"19", 19, 1, 0}, {"21", 21, 1, 0}, {"25", 25, 1, 0}'],
  ['PC-000002', '{"13", 13, 3, 0}, {"18", 18, 1, 0}, {"19", 19, 1, 0}, {"21", 21, 1, 0}'],
  ['WLM-00002', '{"pump", 18, 1, 0}, {"led", 19, 1, 0}'],
  ['garage', '{"18", 18, 1, 0}, {"19", 19, 1, 0}, {"21", 21, 1, 0}'],
])('the sketch of %s has its settings and the pins of its kind', (identifier, pins) => {
  expect(fillSketch(sketch, { ...settings, identifier })).toBe(`#include <WiFi.h>
// Settings begin: fill in your Wi-Fi, the rest is this device’s.
const char *WIFI_NAME = "...", *WIFI_PASSWORD = "...";
const char *SERVER = "192.168.1.5";
const uint16_t PORT = 1884;
const char *DEVICE = "${identifier}", *SECRET = "a-B_$&c9";
Pin pins[] = {${pins}};
WiFiClient wifi;
void trustServer() {}
// Settings end
void loop() {}
`)
})

test('where the server takes MQTT over TLS, the sketch has its port and its authority', () => {
  const authority = '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n'
  const tls = { port: 8883, authority }
  const filled = fillSketch(sketch, { ...settings, identifier: 'SC-000002', tls })
  expect(filled).toContain('const uint16_t PORT = 8883;\n')
  expect(filled).toContain(`#include <WiFiClientSecure.h>
const char *AUTHORITY = R"(-----BEGIN CERTIFICATE-----
MIIB
-----END CERTIFICATE-----
)";
WiFiClientSecure wifi;
void trustServer() { wifi.setCACert(AUTHORITY); }
// Settings end`)
  // An authority that is not known can't be in it.
  const unknown = { port: 8883, authority: null }
  const plain = fillSketch(sketch, { ...settings, identifier: 'SC-000002', tls: unknown })
  expect(plain).toContain('const uint16_t PORT = 1884;\n')
  expect(plain).toContain('WiFiClient wifi;')
})
