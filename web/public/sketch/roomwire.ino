// A Roomwire device on an ESP32, with PubSubClient 2.8 and ArduinoJson 7.
#include <WiFi.h>
#include <Preferences.h>
#include <Ticker.h>
#include <PubSubClient.h>
#include <ArduinoJson.h>

// A pin: its name in messages, its GPIO, its highest state (1, 3 for a fan, 100 for a level), its state,
// and, where DEVICE has pins of its own, its kind: switch, fan, level, button, input or cover. A cover has
// two relays: its GPIO opens it, the next closes it, for as many ms as its whole way takes, and some to spare.
// Then its last lease: the command that it is named by, since when it runs or has ended, how long it lasts.
// Then how it is protected: the seconds that it may be on and must rest, the pin that is never on with
// it, what it does after a start ("on" or "before"), and when it went on or off last.
struct Pin {
  const char *name;
  int gpio, most, state;
  const char *kind = "";
  int closes = -1;
  unsigned long wayMs = 0;
  // Where a cover is to go: 1 opens it, -1 closes it, 0 stops it; how often that was said, and which was done
  // last. Then where it goes now, and since when it moves or stands.
  volatile int heads = 0;
  volatile unsigned asks = 0, done = 0;
  int moves = 0;
  unsigned long movedMs = 0;
  bool wasPressed = false;  // A button, and nobody was told yet.
  String lease = "";
  unsigned long sinceMs = 0, lastsMs = 0;
  volatile bool runs = false;
  const char *ended = "";
  unsigned long longestOn = 0, shortestOff = 0, switchedMs = 0;
  Pin *notWith = nullptr;
  String powerOn = "";
  int wakesTo = 0, storedState = -1;
  unsigned long pressedMs = 0;  // When somebody has changed it, if that was its last change.
  bool isPressed = false;
};

// What a schedule is to do with a pin at an instant (epoch ms), for some seconds if that is not 0; and what
// was decided about it: done by this device itself, or asked for by its server, or impossible.
struct Entry {
  long long schedule, at;
  Pin *pin;
  int state;
  unsigned long seconds;
  bool isOwn, isHeld = false;
};

// Settings begin: Roomwire fills them in when you register the device.
const char *WIFI_NAME = "Home", *WIFI_PASSWORD = "...";
const char *SERVER = "192.168.1.10";
const uint16_t PORT = 1883;
const char *DEVICE = "SC-000001", *SECRET = "...";
Pin pins[] = {{"18", 18, 1, 0}, {"19", 19, 1, 0}, {"21", 21, 1, 0}, {"25", 25, 1, 0}};
WiFiClient wifi;
void trustServer() {}
// Settings end

struct Pad { int pad; const char *pin; bool down; };
Pad pads[] = {{12, "18", false}, {13, "13", false}, {14, "19", false}, {15, "21", false}};

PubSubClient mqtt(wifi);
String heard[32];  // the last messageIds
unsigned heardCount = 0;
unsigned long lastTry = 0, waitMs = 0, failures = 0, lastHello = 0;
Preferences flash;  // The leases that run, how the pins are protected, the plan, and what was decided of it.
Ticker leaseTicker;
volatile bool hasChanged = false;
bool hasRun = false;  // By its plan, and nobody was told yet.
String configVersion = "", planVersion = "";
Entry plan[32], decided[32];
unsigned planCount = 0, decidedCount = 0;
unsigned long holdS = 0;  // For so long schedules leave alone what somebody has switched.
// The time of day, when it was told, and how wrong it was then. A start forgets it.
long long clockEpochMs = 0;
unsigned long clockSetMs = 0, clockErrorMs = 0, onlineMs = 0;
bool hasClock = false, isOnline = false;
const unsigned long NEVER = 0xFFFFFFFF;
const int BETWEEN = 50, STOP = 101;  // A cover at neither end, or not known; and what stops it.

String topic(const char *word) { return String("devices/") + DEVICE + "/" + word; }

void publish(const char *word, const JsonDocument &message) {
  String text;
  serializeJson(message, text);
  mqtt.publish(topic(word).c_str(), text.c_str());
}

// A crystal is off by 20 millionths at most: the clock is as wrong as it was, and by 1 ms more in 50 s.
unsigned long clockError() { return clockErrorMs + (millis() - clockSetMs) / 50000; }

bool knowsTime() {
  if (hasClock && clockError() > 2000) hasClock = false;
  return hasClock;
}

long long epochMs() { return clockEpochMs + (long long)(millis() - clockSetMs); }

bool is(const Pin &pin, const char *kind) { return strcmp(pin.kind, kind) == 0; }

void publishHello() {
  JsonDocument m;
  m["firmware"] = "1.4.0";
  m["ip"] = WiFi.localIP().toString();
  m["uptime"] = millis() / 1000;
  m["rssi"] = WiFi.RSSI();
  m["freeMemory"] = ESP.getFreeHeap();
  m["features"].add("lease");
  m["features"].add("protect");
  m["features"].add("schedules");
  for (Pin &pin : pins) {
    if (!*pin.kind) continue;
    JsonObject own = m["pins"].add<JsonObject>();
    own["key"] = pin.name;
    own["kind"] = pin.kind;
    if (is(pin, "cover")) own["position"] = false;  // It knows its two ends only.
  }
  m["config"] = configVersion;
  m["plan"] = knowsTime() ? planVersion : String("");
  if (!knowsTime() || clockError() > 500) m["askedAt"] = millis();
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
    if (is(pin, "button")) {  // It has no state: each press is told once.
      if (pin.wasPressed) m["pressed"].add(pin.name);
      pin.wasPressed = false;
      continue;
    }
    m["pins"][pin.name] = pin.state;
    if (pin.heads != 0 && pin.done != pin.asks) m["moving"][pin.name] = pin.heads > 0 ? "opening" : "closing";
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
  publish("state", m);  // A water level monitor adds m["waterLevel"] = "72%", and publishes each minute.
}

// Presses what is wired to a button's GPIO, as a finger does.
void pressButton(Pin &pin) {
  digitalWrite(pin.gpio, 1);
  delay(300);
  digitalWrite(pin.gpio, 0);
  pin.wasPressed = true;
}

// Says where a cover is to go; moveCover() drives it there.
void headCover(Pin &pin, int state) {
  pin.heads = state == STOP ? 0 : state > 0 ? 1 : -1;
  pin.asks = pin.asks + 1;
}

// Drives a cover by the clock, beside loop(). Only this switches its relays: both rest between two ways, and none
// is on for longer than the whole way. It is open or closed after a whole way, and in between until then.
void moveCover(Pin &pin) {
  unsigned long ms = millis() - pin.movedMs;
  unsigned asks = pin.asks;
  int heads = pin.heads;
  bool isThere = pin.moves != 0 && ms >= pin.wayMs;
  if (isThere) pin.state = pin.moves > 0 ? 100 : 0;
  if (isThere && heads == pin.moves) pin.done = asks;
  if (isThere || (pin.moves != 0 && heads != pin.moves)) {
    digitalWrite(pin.gpio, 0);
    digitalWrite(pin.closes, 0);
    pin.moves = 0;
  } else if (pin.moves == 0 && heads != 0 && asks != pin.done && ms >= 500) {
    digitalWrite(heads > 0 ? pin.gpio : pin.closes, 1);
    pin.moves = heads;
    pin.state = BETWEEN;
  } else {
    return;
  }
  pin.movedMs = millis();
  hasChanged = true;
}

void setPin(Pin &pin, int state) {
  if (is(pin, "button")) return pressButton(pin);
  if (is(pin, "cover")) return headCover(pin, state);
  if ((pin.state > 0) != (state > 0)) pin.switchedMs = millis();
  if (pin.state != state) pin.isPressed = false;
  pin.state = state;
  pin.wakesTo = 0;
  if (pin.most > 1) analogWrite(pin.gpio, state * 255 / pin.most);
  else digitalWrite(pin.gpio, state);
}

// Somebody sets a pin, at it or on a page.
void pressPin(Pin &pin, int state) {
  bool isChange = pin.state != state && !is(pin, "button");  // A button leaves no state to hold.
  setPin(pin, state);
  if (!isChange) return;
  pin.isPressed = true;
  pin.pressedMs = millis();
}

bool isHeld(Pin &pin) {
  if (millis() - pin.pressedMs >= holdS * 1000) pin.isPressed = false;
  return pin.isPressed;
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

bool isDecided(long long schedule, long long at, Pin *pin) {
  for (Entry &one : decided) {
    if (one.pin == pin && one.schedule == schedule && one.at == at) return true;
  }
  return false;
}

// Remembers an entry first, and lets it be done then: so it is never done twice.
void decide(const Entry &entry, bool isOwn) {
  Entry &one = decided[decidedCount++ % 32];
  one = entry;
  one.isOwn = isOwn;
  JsonDocument m;
  for (unsigned n = 0; n < 32; n++) {
    Entry &kept = decided[(decidedCount + n) % 32];
    if (!kept.pin) continue;
    JsonObject run = m["runs"].add<JsonObject>();
    run["schedule"] = kept.schedule;
    run["at"] = kept.at;
    run["pin"] = kept.pin->name;
    run["state"] = kept.state;
    run["own"] = kept.isOwn ? 1 : 0;
    run["held"] = kept.isHeld ? 1 : 0;
  }
  String text;
  serializeJson(m, text);
  flash.putString("decided", text);
}

// Whether this device does an entry now: it is due, the server is away or has just come back, and the time is known.
bool isDue(const Entry &entry) {
  if (!knowsTime() || isDecided(entry.schedule, entry.at, entry.pin)) return false;
  long long ahead = entry.at - epochMs();
  if (ahead > 0 || ahead < -60000) return false;
  return !isOnline || ahead + (long long)(millis() - onlineMs) <= 2000;
}

void doPlan() {
  for (unsigned n = 0; n < planCount; n++) {
    Entry &entry = plan[n];
    if (!entry.pin || !isDue(entry)) continue;
    Pin &pin = *entry.pin;
    entry.isHeld = isHeld(pin);
    bool isPossible = !entry.isHeld && entry.state <= pin.most && !*hindrance(pin, entry.state);
    decide(entry, isPossible || entry.isHeld);
    hasRun = true;
    if (!isPossible) continue;
    forgetLease(pin);
    setPin(pin, entry.state);
    pin.sinceMs = millis();
    pin.lastsMs = entry.seconds * 1000;
    pin.runs = entry.state > 0 && entry.seconds > 0;
    hasChanged = true;
  }
}

// Runs beside loop(), which may wait for Wi-Fi or for the server.
void switchDue() {
  for (Pin &pin : pins) {
    if (is(pin, "cover")) moveCover(pin);
    isHeld(pin);  // Before its time comes round again, after 49 days.
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

void readPlan(JsonDocument &message) {
  planVersion = message["version"] | "";
  holdS = message["hold"] | 0;
  planCount = 0;
  for (JsonVariant one : message["entries"].as<JsonArray>()) {
    if (planCount == 32) break;
    Entry &entry = plan[planCount++];
    entry.schedule = one["schedule"] | 0LL;
    entry.at = one["at"] | 0LL;
    entry.pin = findPin(one["pin"] | "");
    entry.state = one["state"] | 0;
    entry.seconds = one["for"] | 0;
  }
}

void readDecided(JsonDocument &stored) {
  for (JsonVariant one : stored["runs"].as<JsonArray>()) {
    Entry &entry = decided[decidedCount++ % 32];
    entry.schedule = one["schedule"] | 0LL;
    entry.at = one["at"] | 0LL;
    entry.pin = findPin(one["pin"] | "");
    entry.state = one["state"] | 0;
    entry.isOwn = (one["own"] | 0) > 0;
    entry.isHeld = (one["held"] | 0) > 0;
  }
}

void onPlan(JsonDocument &message) {
  bool knewTime = knowsTime(), isNew = planVersion != (message["version"] | "");
  long long askedAt = message["askedAt"] | -1LL;
  unsigned long wayMs = millis() - (unsigned long)askedAt;
  if (askedAt >= 0 && wayMs < 3998) {  // The longer the answer took, the less it says.
    clockEpochMs = (message["now"] | 0LL) + wayMs / 2;
    clockSetMs = millis();
    clockErrorMs = wayMs / 2 + 1;
    hasClock = true;
  }
  if (isNew) {
    String text;
    serializeJson(message, text);
    flash.putString("plan", text);
    readPlan(message);
  }
  if (knowsTime() && (isNew || !knewTime)) publishHello();  // It says the version that is stored now.
}

// What this device has done by itself, at each connect and as it does it: the server counts each once.
void publishRuns() {
  hasRun = false;
  JsonDocument m;
  bool isAny = false;
  for (Entry &one : decided) {
    if (!one.pin || !one.isOwn) continue;
    isAny = true;
    JsonObject run = m["runs"].add<JsonObject>();
    run["schedule"] = one.schedule;
    run["at"] = one.at;
    run["pin"] = one.pin->name;
    run["state"] = one.state;
    if (one.isHeld) run["held"] = true;
  }
  if (isAny) publish("runs", m);
}

// A command for what was done already: it gives a lease that began then its name.
void nameLease(Pin &pin, const String &id) {
  if (!pin.runs || pin.lease != "") return;
  pin.lease = id;
  flash.putString(pin.name, id);
}

void onMessage(char *name, byte *payload, unsigned int length) {
  JsonDocument command;  // A copy: publishing reuses the buffer that name and payload point into.
  bool isConfig = topic("config") == name, isPlan = topic("plan") == name;
  bool isKnown = isConfig || isPlan || topic("command") == name;
  if (!isKnown || deserializeJson(command, payload, length)) return;
  if (isConfig) return onConfig(command);
  if (isPlan) return onPlan(command);
  String id = command["messageId"] | "";
  int state = command["state"] | -1;
  Pin *pin = findPin(command["pin"] | "");
  bool isCover = pin && is(*pin, "cover");
  if (isCover && strcmp(command["action"] | "", "stop") == 0) state = STOP;
  bool ok = pin && !is(*pin, "input") && state >= 0 && state <= (isCover ? STOP : pin->most);
  if (isCover && state == BETWEEN) ok = false;
  Entry run = {command["run"]["schedule"] | 0LL, command["run"]["at"] | 0LL, pin, state, 0, false};
  bool isRun = ok && run.schedule > 0 && !isHeard(id);
  bool isDone = isRun && isDecided(run.schedule, run.at, pin);
  if (isRun && !isDone) decide(run, false);
  const char *why = ok && !isDone && !isHeard(id) ? hindrance(*pin, state) : "";

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
  if (isDone) nameLease(*pin, id);
  if (!isDone && !isHeard(id)) {
    heard[heardCount++ % 32] = id;
    forgetLease(*pin);
    if (isRun) setPin(*pin, state);
    else pressPin(*pin, state);
    int seconds = command["for"] | 0;
    if (state > 0 && seconds > 0) beginLease(*pin, id, seconds);
  }
  publishPins();
}

void connectAgain() {
  if (millis() - lastTry < waitMs) return;
  waitMs = min(15000UL, 1000UL << failures);
  waitMs += random(waitMs / 3);
  if (mqtt.connect(DEVICE, DEVICE, SECRET, topic("status").c_str(), 1, false, "offline")) {
    mqtt.subscribe(topic("command").c_str(), 1);
    mqtt.subscribe(topic("config").c_str(), 1);
    mqtt.subscribe(topic("plan").c_str(), 1);
    onlineMs = millis();
    isOnline = true;
    publishHello();
    publishRuns();
    publishPins();
    failures = 0;
  } else {
    if (failures < 4) failures++;
    if (mqtt.state() == MQTT_CONNECT_BAD_CREDENTIALS) waitMs = 60000;
  }
  lastTry = millis();
}

bool isOutput(int gpio) {
  for (Pin &pin : pins)
    if (pin.gpio == gpio || pin.closes == gpio) return true;
  return false;
}

void readPads() {
  for (Pad &pad : pads) {
    // Reading a pad takes its GPIO from what drives it: a fan on GPIO 13 would stop.
    if (isOutput(pad.pad)) continue;
    Pin *pin = findPin(pad.pin);
    if (!pin || is(*pin, "cover")) continue;  // A pad moves no cover.
    bool down = touchRead(pad.pad) < 40;
    int next = (pin->state + 1) % (pin->most + 1);
    if (down && !pad.down && !*hindrance(*pin, next)) {
      forgetLease(*pin);
      pressPin(*pin, next);
      JsonDocument m;
      m["touchPin"] = pad.pad;
      m["state"] = pin->state;
      publish("touch", m);
    }
    pad.down = down;
  }
}

// An input is 1 while its contact to GND is open, such as that of a door.
void readInputs() {
  for (Pin &pin : pins) {
    if (!is(pin, "input") || millis() - pin.switchedMs < 50) continue;
    int state = digitalRead(pin.gpio);
    if (state == pin.state) continue;
    pin.state = state;
    pin.switchedMs = millis();
    hasChanged = true;
  }
}

String stateKey(Pin &pin) { return String("state") + pin.name; }

// What a pin goes back to after a start: its state, or the last level at which it was on. What it is to go on
// to yet stays stored.
void storeStates() {
  for (Pin &pin : pins) {
    bool isLastLevel = pin.powerOn == "on" && is(pin, "level") && pin.state > 0;
    bool isKept = isLastLevel || (pin.powerOn == "before" && pin.wakesTo == 0);
    if (!isKept || pin.storedState == pin.state) continue;
    pin.storedState = pin.state;
    flash.putInt(stateKey(pin).c_str(), pin.state);
  }
}

void setup() {
  flash.begin("roomwire");
  JsonDocument config;
  if (!deserializeJson(config, flash.getString("config", ""))) readConfig(config);
  JsonDocument stored;
  if (!deserializeJson(stored, flash.getString("plan", ""))) readPlan(stored);
  if (!deserializeJson(stored, flash.getString("decided", ""))) readDecided(stored);
  for (Pin &pin : pins) {
    pinMode(pin.gpio, is(pin, "input") ? INPUT_PULLUP : OUTPUT);
    pin.lease = flash.getString(pin.name, "");
    bool isLeased = pin.lease != "";
    if (isLeased) pin.ended = "reboot";
    pin.sinceMs = pin.switchedMs = millis();
    int stored = flash.getInt(stateKey(pin).c_str(), 0);
    if (is(pin, "cover")) {
      pinMode(pin.closes, OUTPUT);
      digitalWrite(pin.gpio, 0);
      digitalWrite(pin.closes, 0);
      pin.state = BETWEEN;
    }
    if (pin.powerOn == "on") pin.wakesTo = !is(pin, "level") ? 1 : stored > 0 ? stored : 100;
    else if (pin.powerOn == "before" && !isLeased) pin.wakesTo = stored;
  }
  leaseTicker.attach_ms(250, switchDue);
  trustServer();
  WiFi.begin(WIFI_NAME, WIFI_PASSWORD);
  mqtt.setServer(SERVER, PORT).setCallback(onMessage).setKeepAlive(30);
  mqtt.setBufferSize(4096);  // The usual 256 bytes include the topic; a plan has up to 3,000.
}

void loop() {
  readPads();
  readInputs();
  doPlan();
  storeStates();
  if (!mqtt.connected()) isOnline = false;
  if (WiFi.status() != WL_CONNECTED) return;
  if (!isOnline) connectAgain();
  if (hasRun) publishRuns();  // Before mqtt.loop(), which may report pins.
  mqtt.loop();
  if (!mqtt.connected()) return;
  if (hasChanged) {
    hasChanged = false;
    publishPins();
  }
  if (millis() - lastHello > 60000) publishHello();
}
