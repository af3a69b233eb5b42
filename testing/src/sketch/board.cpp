// A board without radio on which a sketch runs: what it does with its GPIOs is checked. Reading a
// touch pad takes its GPIO from whatever drives it, so a pad may not be read while it is an output.
#include <cstdio>
#include <cstdlib>
#include "Arduino.h"
#include "ArduinoJson.h"
#include "Preferences.h"
#include "PubSubClient.h"
#include "Ticker.h"
#include "WiFi.h"

EspClass ESP;
WiFiClass WiFi;
static bool boardOutputs[64];
static int boardLevels[64];
static unsigned long nowMs = 0;
static std::function<void()> boardTicker;

unsigned long millis() { return nowMs += 10; }
long random(long) { return 0; }
void pinMode(uint8_t gpio, uint8_t mode) { boardOutputs[gpio] = mode == OUTPUT; }
void digitalWrite(uint8_t gpio, uint8_t level) { boardLevels[gpio] = level; }
void delay(uint32_t ms) { nowMs += ms; }
int digitalRead(uint8_t gpio) {
  if (!boardOutputs[gpio]) return 1;
  std::fprintf(stderr, "GPIO %d is read while it is an output\n", gpio);
  std::exit(1);
}
void analogWrite(uint8_t, int) {}
int touchRead(uint8_t gpio) {
  if (!boardOutputs[gpio]) return 100;
  std::fprintf(stderr, "GPIO %d is read as a touch pad while it is an output\n", gpio);
  std::exit(1);
}
uint32_t EspClass::getFreeHeap() { return 0; }

wl_status_t WiFiClass::begin(const char *, const char *) { return WL_CONNECTED; }
wl_status_t WiFiClass::status() { return WL_CONNECTED; }
IPAddress WiFiClass::localIP() { return {}; }
int8_t WiFiClass::RSSI() { return 0; }
String IPAddress::toString() const { return ""; }

PubSubClient::PubSubClient(Client &) {}
PubSubClient &PubSubClient::setServer(const char *, uint16_t) { return *this; }
PubSubClient &PubSubClient::setCallback(std::function<void(char *, uint8_t *, unsigned int)>) {
  return *this;
}
PubSubClient &PubSubClient::setKeepAlive(uint16_t) { return *this; }
bool PubSubClient::setBufferSize(uint16_t) { return true; }
bool PubSubClient::connect(const char *, const char *, const char *, const char *, uint8_t, bool,
                           const char *) {
  return true;
}
bool PubSubClient::publish(const char *, const char *) { return true; }
bool PubSubClient::subscribe(const char *, uint8_t) { return true; }
bool PubSubClient::loop() { return true; }
bool PubSubClient::connected() { return true; }
int PubSubClient::state() { return 0; }

void Ticker::attach_ms(uint64_t, std::function<void()> callback) { boardTicker = callback; }

bool Preferences::begin(const char *, bool) { return true; }
size_t Preferences::putString(const char *, const String &) { return 0; }
String Preferences::getString(const char *, const String &otherwise) { return otherwise; }
size_t Preferences::putInt(const char *, int32_t) { return 0; }
int32_t Preferences::getInt(const char *, int32_t otherwise) { return otherwise; }
bool Preferences::remove(const char *) { return true; }

// Messages are empty: nobody is there to read them, and none comes.
JsonVariant JsonVariant::operator[](const char *) const { return {}; }
JsonVariant JsonObject::operator[](const char *) const { return {}; }
JsonVariant JsonDocument::operator[](const char *) { return {}; }
const char *JsonVariant::operator|(const char *otherwise) const { return otherwise; }
int JsonVariant::operator|(int otherwise) const { return otherwise; }
long long JsonVariant::operator|(long long otherwise) const { return otherwise; }
template <class T>
bool JsonVariant::add(const T &) { return true; }
template <class T>
T JsonVariant::add() { return {}; }
template <class T>
T JsonVariant::to() { return {}; }
template <class T>
T JsonVariant::as() const { return {}; }
template <class T>
JsonVariant &JsonVariant::operator=(const T &) { return *this; }
JsonVariant *JsonArray::begin() const { return nullptr; }
JsonVariant *JsonArray::end() const { return nullptr; }
DeserializationError::operator bool() const { return true; }
size_t serializeJson(const JsonDocument &, String &) { return 0; }
DeserializationError deserializeJson(JsonDocument &, const uint8_t *, size_t) { return {}; }
DeserializationError deserializeJson(JsonDocument &, const String &) { return {}; }

#include SKETCH

// What a test has appended to the sketch: it runs in the place of the rounds.
void scenario() __attribute__((weak));

int main() {
  setup();
  if (scenario) return scenario(), 0;
  for (int round = 0; round < 20; round++) loop();
}
