// A Roomwire device on an ESP32, with PubSubClient 2.8 and ArduinoJson 7.
#include <WiFi.h>
#include <Preferences.h>
#include <Ticker.h>
#include <PubSubClient.h>
#include <ArduinoJson.h>

// A pin: its name in messages, its GPIO, its highest state (1, or 3 for a fan), its state, and its
// last lease: the command that it is named by, since when it runs or has ended, how long it lasts.
// Then how it is protected: the seconds that it may be on and must rest, the pin that is never on with
// it, what it does after a start ("on" or "before"), and when it went on or off last.
struct Pin {
  const char *name;
  int gpio, most, state;
  String lease = "";
  unsigned long sinceMs = 0, lastsMs = 0;
  volatile bool runs = false;
  const char *ended = "";
  unsigned long longestOn = 0, shortestOff = 0, switchedMs = 0;
  Pin *notWith = nullptr;
  String powerOn = "";
  int wakesTo = 0, storedState = -1;
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
Preferences flash;  // The leases that run, which a start ends, and how the pins are protected.
Ticker leaseTicker;
volatile bool hasChanged = false;
String configVersion = "";
const unsigned long NEVER = 0xFFFFFFFF;

String topic(const char *word) { return String("devices/") + DEVICE + "/" + word; }

void publish(const char *word, const JsonDocument &message) {
  String text;
  serializeJson(message, text);
  mqtt.publish(topic(word).c_str(), text.c_str());
}

void publishHello() {
  JsonDocument m;
  m["firmware"] = "1.3.0";
  m["ip"] = WiFi.localIP().toString();
  m["uptime"] = millis() / 1000;
  m["rssi"] = WiFi.RSSI();
  m["freeMemory"] = ESP.getFreeHeap();
  m["features"].add("lease");
  m["features"].add("protect");
  m["config"] = configVersion;
  publish("hello", m);
  lastHello = millis();
}

unsigned long msOf(unsigned long sinceMs, unsigned long lastsMs) {
  unsigned long ms = millis() - sinceMs;
  return ms < lastsMs ? lastsMs - ms : 0;
}

// After how many ms a pin goes off by itself: its lease ends, or it was on for as long as it may be.
unsigned long msLeft(Pin &pin) {
  if (pin.state == 0) return NEVER;
  unsigned long lease = pin.runs ? msOf(pin.sinceMs, pin.lastsMs) : NEVER;
  unsigned long longest = pin.longestOn ? msOf(pin.switchedMs, pin.longestOn * 1000) : NEVER;
  return min(lease, longest);
}

void publishPins() {
  JsonDocument m;
  for (Pin &pin : pins) {
    m["pins"][pin.name] = pin.state;
    unsigned long ms = msLeft(pin);
    if (ms == NEVER && !*pin.ended) continue;
    JsonObject lease = m["leases"][pin.name].to<JsonObject>();
    if (ms == NEVER || pin.runs) {
      if (pin.lease != "") lease["messageId"] = pin.lease;
    }
    if (ms != NEVER) {
      lease["left"] = ms / 1000;
    } else {
      lease["ended"] = pin.ended;
      lease["ago"] = (millis() - pin.sinceMs) / 1000;
    }
  }
  publish("state", m);  // A water level monitor adds m["waterLevel"] = "72%".
}

void setPin(Pin &pin, int state) {
  if ((pin.state > 0) != (state > 0)) pin.switchedMs = millis();
  pin.state = state;
  pin.wakesTo = 0;
  if (pin.most > 1) analogWrite(pin.gpio, state * 255 / pin.most);
  else digitalWrite(pin.gpio, state);
}

void forgetLease(Pin &pin) {
  pin.runs = false;
  pin.ended = "";
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

Pin *findPin(const char *name) {
  for (Pin &pin : pins) if (strcmp(pin.name, name) == 0) return &pin;
  return nullptr;
}

// Why a pin may not become this, as an ack says it; empty where it may.
const char *hindrance(Pin &pin, int state) {
  if (state == 0 || pin.state > 0) return "";
  if (pin.notWith && pin.notWith->state > 0) return "interlocked";
  return msOf(pin.switchedMs, pin.shortestOff * 1000) > 0 ? "resting" : "";
}

// Runs beside loop(), which may wait for Wi-Fi or for the server.
void switchDue() {
  for (Pin &pin : pins) {
    if (pin.wakesTo > 0 && !*hindrance(pin, pin.wakesTo)) {
      setPin(pin, pin.wakesTo);
      hasChanged = true;
    }
    if (msLeft(pin) > 0) continue;
    pin.ended = pin.runs && msOf(pin.sinceMs, pin.lastsMs) == 0 ? "time" : "longest";
    pin.runs = false;
    setPin(pin, 0);
    pin.sinceMs = millis();
    hasChanged = true;
  }
}

bool isHeard(const String &id) {
  for (const String &one : heard) if (one == id) return true;
  return false;
}

void readConfig(JsonDocument &config) {
  configVersion = config["version"] | "";
  for (Pin &pin : pins) {
    pin.longestOn = config["pins"][pin.name]["longestOn"] | 0;
    pin.shortestOff = config["pins"][pin.name]["shortestOff"] | 0;
    pin.powerOn = config["pins"][pin.name]["powerOn"] | "";
    pin.notWith = findPin(config["pins"][pin.name]["notWith"] | "");
    if (pin.notWith && pin.state > 0 && pin.notWith->state > 0) setPin(*pin.notWith, 0);
  }
}

void onConfig(JsonDocument &config) {
  String text;
  serializeJson(config, text);
  flash.putString("config", text);
  readConfig(config);
  publishHello();  // It says the version that is stored now.
  publishPins();
}

void onMessage(char *name, byte *payload, unsigned int length) {
  JsonDocument command;  // A copy: publishing reuses the buffer that name and payload point into.
  bool isConfig = topic("config") == name, isCommand = topic("command") == name;
  if (!(isConfig || isCommand) || deserializeJson(command, payload, length)) return;
  if (isConfig) return onConfig(command);
  String id = command["messageId"] | "";
  int state = command["state"] | -1;
  Pin *pin = findPin(command["pin"] | "");
  bool ok = pin && state >= 0 && state <= pin->most;
  const char *why = ok && !isHeard(id) ? hindrance(*pin, state) : "";

  JsonDocument ack;
  ack["messageId"] = id;
  ack["ok"] = ok && !*why;
  if (!ok) ack["error"] = "This device cannot do that";
  if (*why) ack["why"] = why;
  if (strcmp(why, "resting") == 0) {
    ack["left"] = (msOf(pin->switchedMs, pin->shortestOff * 1000) + 999) / 1000;
  }
  publish("ack", ack);
  if (!ok || *why) return;
  if (!isHeard(id)) {
    heard[heardCount++ % 32] = id;
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
    mqtt.subscribe(topic("config").c_str(), 1);
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
    int next = (pin->state + 1) % (pin->most + 1);
    if (down && !pad.down && !*hindrance(*pin, next)) {
      forgetLease(*pin);
      setPin(*pin, next);
      JsonDocument m;
      m["touchPin"] = pad.pad;
      m["state"] = pin->state;
      publish("touch", m);
    }
    pad.down = down;
  }
}

String stateKey(Pin &pin) { return String("state") + pin.name; }

// What a pin goes back to after a start. What it is to go on to yet stays stored.
void storeStates() {
  for (Pin &pin : pins) {
    bool isKept = pin.powerOn == "before" && pin.wakesTo == 0;
    if (!isKept || pin.storedState == pin.state) continue;
    pin.storedState = pin.state;
    flash.putInt(stateKey(pin).c_str(), pin.state);
  }
}

void setup() {
  flash.begin("roomwire");
  JsonDocument config;
  if (!deserializeJson(config, flash.getString("config", ""))) readConfig(config);
  for (Pin &pin : pins) {
    pinMode(pin.gpio, OUTPUT);
    pin.lease = flash.getString(pin.name, "");
    bool isLeased = pin.lease != "";
    if (isLeased) pin.ended = "reboot";
    pin.sinceMs = pin.switchedMs = millis();
    if (pin.powerOn == "on") pin.wakesTo = 1;
    else if (pin.powerOn == "before" && !isLeased) pin.wakesTo = flash.getInt(stateKey(pin).c_str(), 0);
  }
  leaseTicker.attach_ms(250, switchDue);
  WiFi.begin(WIFI_NAME, WIFI_PASSWORD);
  mqtt.setServer(SERVER, PORT).setCallback(onMessage).setKeepAlive(30);
  mqtt.setBufferSize(1024);  // The usual 256 bytes include the topic.
}

void loop() {
  readPads();
  storeStates();
  if (WiFi.status() != WL_CONNECTED) return;
  if (!mqtt.connected()) connectAgain();
  mqtt.loop();
  if (!mqtt.connected()) return;
  if (hasChanged) {
    hasChanged = false;
    publishPins();
  }
  if (millis() - lastHello > 60000) publishHello();
}
