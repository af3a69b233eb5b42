// A Roomwire device on an ESP32, with PubSubClient 2.8 and ArduinoJson 7.
#include <WiFi.h>
#include <Preferences.h>
#include <Ticker.h>
#include <PubSubClient.h>
#include <ArduinoJson.h>

// A pin: its name in messages, its GPIO, its highest state (1, or 3 for a fan), its state, and its
// last lease: the command that it is named by, since when it runs or has ended, how long it lasts.
struct Pin {
  const char *name;
  int gpio, most, state;
  String lease = "";
  unsigned long sinceMs = 0, lastsMs = 0;
  volatile bool runs = false;
  const char *ended = "";
};

// Settings begin: Roomwire fills them in when you register the device.
const char *WIFI_NAME = "Home", *WIFI_PASSWORD = "...";
const char *SERVER = "192.168.1.10";
const uint16_t PORT = 1883;
const char *DEVICE = "SC-000001", *SECRET = "...";
Pin pins[] = {{"18", 18, 1, 0}, {"19", 19, 1, 0}, {"21", 21, 1, 0}, {"25", 25, 1, 0}};
// Settings end

struct Pad { int pad; const char *pin; bool down; };
Pad pads[] = {{12, "18", false}, {13, "13", false}, {14, "19", false}, {15, "21", false}};

WiFiClient wifi;
PubSubClient mqtt(wifi);
String heard[32];  // the last messageIds
unsigned heardCount = 0;
unsigned long lastTry = 0, waitMs = 0, failures = 0, lastHello = 0;
Preferences flash;  // The leases that run: a start ends them.
Ticker leaseTicker;
volatile bool hasEnded = false;

String topic(const char *word) { return String("devices/") + DEVICE + "/" + word; }

void publish(const char *word, const JsonDocument &message) {
  String text;
  serializeJson(message, text);
  mqtt.publish(topic(word).c_str(), text.c_str());
}

void publishHello() {
  JsonDocument m;
  m["firmware"] = "1.2.0";
  m["ip"] = WiFi.localIP().toString();
  m["uptime"] = millis() / 1000;
  m["rssi"] = WiFi.RSSI();
  m["freeMemory"] = ESP.getFreeHeap();
  m["features"].add("lease");
  publish("hello", m);
  lastHello = millis();
}

void publishPins() {
  JsonDocument m;
  for (Pin &pin : pins) {
    m["pins"][pin.name] = pin.state;
    if (pin.lease == "") continue;
    JsonObject lease = m["leases"][pin.name].to<JsonObject>();
    lease["messageId"] = pin.lease;
    unsigned long ms = millis() - pin.sinceMs;
    if (pin.runs) {
      lease["left"] = ms < pin.lastsMs ? (pin.lastsMs - ms) / 1000 : 0;
    } else {
      lease["ended"] = pin.ended;
      lease["ago"] = ms / 1000;
    }
  }
  publish("state", m);  // A water level monitor adds m["waterLevel"] = "72%".
}

void setPin(Pin &pin, int state) {
  pin.state = state;
  if (pin.most > 1) analogWrite(pin.gpio, state * 255 / pin.most);
  else digitalWrite(pin.gpio, state);
}

void forgetLease(Pin &pin) {
  pin.runs = false;
  if (pin.lease == "") return;
  pin.lease = "";
  flash.remove(pin.name);
}

void beginLease(Pin &pin, const String &id, unsigned long seconds) {
  pin.lease = id;
  pin.sinceMs = millis();
  pin.lastsMs = seconds * 1000;
  pin.runs = true;
  flash.putString(pin.name, id);
}

// Runs beside loop(), which may wait for Wi-Fi or for the server.
void endLeases() {
  for (Pin &pin : pins) {
    if (!pin.runs || millis() - pin.sinceMs < pin.lastsMs) continue;
    pin.runs = false;
    setPin(pin, 0);
    pin.ended = "time";
    pin.sinceMs = millis();
    hasEnded = true;
  }
}

Pin *findPin(const char *name) {
  for (Pin &pin : pins) if (strcmp(pin.name, name) == 0) return &pin;
  return nullptr;
}

bool heardBefore(const String &id) {
  for (const String &one : heard) if (one == id) return true;
  heard[heardCount++ % 32] = id;
  return false;
}

void onMessage(char *name, byte *payload, unsigned int length) {
  JsonDocument command;  // A copy: publishing reuses the buffer that name and payload point into.
  if (topic("command") != name || deserializeJson(command, payload, length)) return;
  String id = command["messageId"] | "";
  int state = command["state"] | -1;
  Pin *pin = findPin(command["pin"] | "");
  bool ok = pin && state >= 0 && state <= pin->most;

  JsonDocument ack;
  ack["messageId"] = id;
  ack["ok"] = ok;
  if (!ok) ack["error"] = "This device cannot do that";
  publish("ack", ack);
  if (!ok) return;
  if (!heardBefore(id)) {
    forgetLease(*pin);
    setPin(*pin, state);
    int seconds = command["for"] | 0;
    if (state > 0 && seconds > 0) beginLease(*pin, id, seconds);
  }
  publishPins();
}

void connectAgain() {
  if (millis() - lastTry < waitMs) return;
  waitMs = min(15000UL, 1000UL << failures) + random(300);
  if (mqtt.connect(DEVICE, DEVICE, SECRET, topic("status").c_str(), 1, false, "offline")) {
    mqtt.subscribe(topic("command").c_str(), 1);
    publishHello();
    publishPins();
    failures = 0;
  } else {
    if (failures < 4) failures++;
    if (mqtt.state() == MQTT_CONNECT_BAD_CREDENTIALS) waitMs = 60000;
  }
  lastTry = millis();
}

void readPads() {
  for (Pad &pad : pads) {
    Pin *pin = findPin(pad.pin);
    if (!pin) continue;
    bool down = touchRead(pad.pad) < 40;
    if (down && !pad.down) {
      forgetLease(*pin);
      setPin(*pin, (pin->state + 1) % (pin->most + 1));
      JsonDocument m;
      m["touchPin"] = pad.pad;
      m["state"] = pin->state;
      publish("touch", m);
    }
    pad.down = down;
  }
}

void setup() {
  flash.begin("roomwire");
  for (Pin &pin : pins) {
    pinMode(pin.gpio, OUTPUT);
    pin.lease = flash.getString(pin.name, "");
    pin.ended = "reboot";
    pin.sinceMs = millis();
  }
  leaseTicker.attach_ms(250, endLeases);
  WiFi.begin(WIFI_NAME, WIFI_PASSWORD);
  mqtt.setServer(SERVER, PORT).setCallback(onMessage).setKeepAlive(30);
  mqtt.setBufferSize(1024);  // The usual 256 bytes include the topic.
}

void loop() {
  readPads();
  if (WiFi.status() != WL_CONNECTED) return;
  if (!mqtt.connected()) connectAgain();
  mqtt.loop();
  if (!mqtt.connected()) return;
  if (hasEnded) {
    hasEnded = false;
    publishPins();
  }
  if (millis() - lastHello > 60000) publishHello();
}
